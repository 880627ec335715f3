import {OpenapiEndpoint} from '../endpoint/openapi-endpoint.js';

/**
 * A channel or an operation of an AsyncAPI document. Set `spec`, and `channel`, `operation`, or both. Otherwise, it
 * behaves like `<openapi-endpoint>`, which renders channels in Lectern sites.
 * @tag asyncapi-channel
 */
export class AsyncapiChannel extends OpenapiEndpoint {}

import {OpenapiEndpoint} from '../endpoint/openapi-endpoint.js';

/**
 * A channel of an AsyncAPI document, or one operation of it, in any page: `spec`, and `channel`, `operation` or both. What it does
 * next to that is what `<openapi-endpoint>` does, which draws it in pages of ours.
 * @tag asyncapi-channel
 */
export class AsyncapiChannel extends OpenapiEndpoint {}

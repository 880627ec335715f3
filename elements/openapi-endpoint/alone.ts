import {define} from '../base/define.js';
import {OpenapiEndpoint} from './openapi-endpoint.js';

// `dist/elements/openapi-endpoint.js`: one tag for any page, without the other components.
define('openapi-endpoint', OpenapiEndpoint);

export {OpenapiEndpoint};

import {define} from '../register.js';
import {OpenapiEndpoint} from './openapi-endpoint.js';

// `dist/elements/openapi-endpoint.js`: one tag for any page, without the other components.
define('openapi-endpoint', OpenapiEndpoint);

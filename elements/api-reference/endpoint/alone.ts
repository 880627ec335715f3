import {define} from '../../base/define.js';
import {registerOnDemand} from '../../base/loaders.js';
import {OpenapiEndpoint} from './openapi-endpoint.js';

// `dist/elements/openapi-endpoint.js`: one tag for any page, without the other components.
registerOnDemand(async () => (await import('../../register.js')).registerElements());
define('openapi-endpoint', OpenapiEndpoint);

export {OpenapiEndpoint};

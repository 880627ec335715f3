import {define} from '../../base/define.js';
import {registerOnDemand} from '../../base/loaders.js';
import {OpenapiEndpoint} from './openapi-endpoint.js';

// `dist/elements/openapi-endpoint.js`: defines only `<openapi-endpoint>`, in any page. Other components load when a
// view contains them.
registerOnDemand(async () => (await import('../../register.js')).registerElements());
define('openapi-endpoint', OpenapiEndpoint);

export {OpenapiEndpoint};

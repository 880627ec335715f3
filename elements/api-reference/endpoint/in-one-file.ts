import {define} from '../../base/define.js';
import {registerElements} from '../../register.js';
import {AsyncapiChannel} from '../channel/asyncapi-channel.js';
import {OpenapiEndpoint} from './openapi-endpoint.js';

// `dist/lectern-endpoint.js`: operations and channels for any page, in one file without further requests.
registerElements();
define('openapi-endpoint', OpenapiEndpoint);
define('asyncapi-channel', AsyncapiChannel);

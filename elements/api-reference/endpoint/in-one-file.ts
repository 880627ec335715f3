import {define} from '../../base/define.js';
import {registerElements} from '../../register.js';
import {AsyncapiChannel} from '../channel/asyncapi-channel.js';
import {OpenapiEndpoint} from './openapi-endpoint.js';

// `dist/lectern-endpoint.js`: operations and channels for any page, as one file that imports no other.
registerElements();
define('openapi-endpoint', OpenapiEndpoint);
define('asyncapi-channel', AsyncapiChannel);

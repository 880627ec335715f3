import {define} from '../../base/define.js';
import {registerElements} from '../../register.js';
import {AsyncapiChannel} from '../channel/asyncapi-channel.js';
import {OpenapiEndpoint} from './openapi-endpoint.js';

// `dist/lectern-endpoint.js`: operations and channels for any page, in one file that asks for no other part of ours.
registerElements();
define('openapi-endpoint', OpenapiEndpoint);
define('asyncapi-channel', AsyncapiChannel);

import {AsyncapiChannel} from '../asyncapi-channel/asyncapi-channel.js';
import {define} from '../base/define.js';
import {OpenapiEndpoint} from './openapi-endpoint.js';

// `dist/lectern-endpoint.js`: operations and channels for any page, in one file that asks for no other part of ours.
define('openapi-endpoint', OpenapiEndpoint);
define('asyncapi-channel', AsyncapiChannel);

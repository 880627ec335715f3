import {define} from '../base/define.js';
import {AsyncapiChannel} from './asyncapi-channel.js';

// `dist/elements/asyncapi-channel.js`: one tag for any page, without the other components.
define('asyncapi-channel', AsyncapiChannel);

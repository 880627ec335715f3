import {define} from '../../base/define.js';
import {registerOnDemand} from '../../base/loaders.js';
import {AsyncapiChannel} from './asyncapi-channel.js';

// `dist/elements/asyncapi-channel.js`: one tag for any page, without the other components.
registerOnDemand(async () => (await import('../../register.js')).registerElements());
define('asyncapi-channel', AsyncapiChannel);

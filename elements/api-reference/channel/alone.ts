import {define} from '../../base/define.js';
import {registerOnDemand} from '../../base/loaders.js';
import {AsyncapiChannel} from './asyncapi-channel.js';

// `dist/elements/asyncapi-channel.js`: defines only `<asyncapi-channel>`, in any page. Other components load when a
// view contains them.
registerOnDemand(async () => (await import('../../register.js')).registerElements());
define('asyncapi-channel', AsyncapiChannel);

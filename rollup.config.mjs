// scripts/bundles declares the entries, the chunk groups, and the modules that each bundle leaves out.
import {toOptions} from './build/scripts/bundles/common.js';
import {elements} from './build/scripts/bundles/elements.js';
import {others, servers} from './build/scripts/bundles/servers.js';
import {site} from './build/scripts/bundles/site.js';

export default [...site, ...elements, ...servers, ...others].map(toOptions);

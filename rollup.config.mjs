// What is bundled together is declared in scripts/bundles: entries, chunk groups, and what each bundle leaves out.
import {toOptions} from './build/scripts/bundles/common.js';
import {elements} from './build/scripts/bundles/elements.js';
import {others, servers} from './build/scripts/bundles/servers.js';
import {site} from './build/scripts/bundles/site.js';

export default [...site, ...elements, ...servers, ...others].map(toOptions);

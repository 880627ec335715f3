// scripts/bundles declares the entries, the chunk groups, and the modules that each bundle leaves out.
import {toOptions} from './build/scripts/bundles/common.js';
import {elements} from './build/scripts/bundles/elements.js';
import {others, servers} from './build/scripts/bundles/servers.js';
import {site} from './build/scripts/bundles/site.js';

/** Two halves of about the same time. `scripts/build.mjs` builds both at once by `--configHalf`. */
const halves = {site: [...site, ...elements], rest: [...servers, ...others]};

/** Returns the bundles of one half, or all. */
export default ({configHalf}) => (halves[configHalf] ?? Object.values(halves).flat()).map(toOptions);

import {components} from '../components/table.js';

/** Names of all components as in pages, for suggestions. */
export const componentNames: readonly string[] = components.flatMap(({name, aliases = []}) => [name, ...aliases]);

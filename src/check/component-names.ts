import {components} from '../components/table.js';

/** Names of all components as pages write them, for spelling suggestions. */
export const componentNames: readonly string[] = components.flatMap(({name, aliases = []}) => [name, ...aliases]);

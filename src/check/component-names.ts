import {components} from '../components/table.js';

/** The names of all components as pages write them, for suggestions. */
export const componentNames: readonly string[] = components.flatMap(({name, aliases = []}) => [name, ...aliases]);

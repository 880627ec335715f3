import {join} from 'node:path';

/** Folder of the repository. This file runs from `build/scripts/bundles`. */
export const root: string = join(import.meta.dirname, '../../..');

/** Returns the path of a compiled module. `name` is its path in the repository without extension. */
export function compiled(name: string): string {
  return join(root, 'build', `${name}.js`);
}

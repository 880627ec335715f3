import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {packageFolder} from './package-folder.js';

/** Folders of `dist` whose files have a hash in their names, so that those of another version are not in ours. */
const hashed = /^(?:chunks|enhance|node\/chunks|mermaid\/chunks|mermaid-elk\/chunks|spec-schemas)\//;

const dist = join(packageFolder(), 'dist');

/** Whether a folder holds a copy of `dist`, by the names of its entries. Authors copy it to publish without a build. */
export function holdsPackageCopy(names: readonly string[]): boolean {
  return ['lectern.js', 'elements.js', 'chunks', 'LICENSES.txt'].every(name => names.includes(name));
}

/** Whether a path from the folder of a copy is a file of `dist`. Files of the author may lie beside them. */
export function isPackageFile(path: string): boolean {
  return hashed.test(path) || existsSync(join(dist, path));
}

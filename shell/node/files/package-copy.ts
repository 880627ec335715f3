import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {resolvePackageFolder} from './package-folder.js';

/** Matches paths in `dist` whose file names contain a hash. These names differ in each version of the package. */
const hashed = /^(?:chunks|enhance|node\/chunks|mermaid\/chunks|mermaid-elk\/chunks|spec-schemas)\//;

const dist = join(resolvePackageFolder(), 'dist');

/**
 * Returns whether a folder contains a copy of the package's `dist`, by the names in it. Authors copy it to publish
 * without a build.
 */
export function holdsPackageCopy(names: readonly string[]): boolean {
  return ['lectern.js', 'elements.js', 'chunks', 'LICENSES.txt'].every(name => names.includes(name));
}

/** Returns whether a path in a copy of `dist` is a file of the package. The author may have added others. */
export function isPackageFile(path: string): boolean {
  return hashed.test(path) || existsSync(join(dist, path));
}

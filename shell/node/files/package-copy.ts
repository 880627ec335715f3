import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {resolvePackageFolder} from './package-folder.js';

/** Matches folders of `dist` whose file names contain a hash, so files of another version have other names. */
const hashed = /^(?:chunks|enhance|node\/chunks|mermaid\/chunks|mermaid-elk\/chunks|spec-schemas)\//;

const dist = join(resolvePackageFolder(), 'dist');

/**
 * Returns whether a folder contains a copy of `dist`, by its file names. Authors copy it to publish without a build.
 */
export function holdsPackageCopy(names: readonly string[]): boolean {
  return ['lectern.js', 'elements.js', 'chunks', 'LICENSES.txt'].every(name => names.includes(name));
}

/** Returns whether a path in this copy is a file of `dist`. The author's files can be beside them. */
export function isPackageFile(path: string): boolean {
  return hashed.test(path) || existsSync(join(dist, path));
}

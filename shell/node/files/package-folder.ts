import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Returns the folder of the installed package. Throws if it can't be found. */
export function resolvePackageFolder(): string {
  const folder = findPackageFolder();
  if (folder === undefined) throw new Error('The installation of the package lectern is incomplete.');
  return folder;
}

/**
 * Finds the folder of the installed package, by searching upwards from this file. Undefined in an application's bundle,
 * unless the bundler keeps this file's URL, as webpack does.
 */
export function findPackageFolder(): string | undefined {
  // Use `import.meta.url`: in the output of bundlers, `import.meta.dirname` is undefined.
  const {url} = import.meta;
  if (!url?.startsWith('file:')) return undefined;
  for (let folder = dirname(fileURLToPath(url)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'lectern') return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

export function readPackageVersion(): string {
  return (JSON.parse(readFileSync(join(resolvePackageFolder(), 'package.json'), 'utf8')) as {version: string}).version;
}

import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Returns the folder of the installed package. */
export function resolvePackageFolder(): string {
  const folder = findPackageFolder();
  if (folder === undefined) throw new Error('The installation of the package lectern is incomplete.');
  return folder;
}

/**
 * Returns the folder of the installed package, above this file in any build. Undefined in an application's bundle,
 * unless the bundler keeps the URL of this file, like webpack.
 */
export function findPackageFolder(): string | undefined {
  // Bundlers support `import.meta.url`, but `import.meta.dirname` is undefined in their output.
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

import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** The folder of the installed package, which lies above this file wherever it was built to. */
export function packageFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error('package.json is not above this file');
  }
}

export function packageVersion(): string {
  return (JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as {version: string}).version;
}

import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** Projects, documents and payloads next to the repository. This file runs as build/test/shared.js. */
const folder = join(import.meta.dirname, '../../../shared');

/** Returns the path of a shared file or folder, such as `specs/edge`. */
export function sharedPath(path: string): string {
  return join(folder, path);
}

/** Returns the reason to skip tests of a shared file. False if the file is available. */
export function withoutShared(path: string): string | false {
  return existsSync(sharedPath(path)) ? false : `../shared/${path} is not beside the repository`;
}

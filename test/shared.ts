import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** Projects, documents and payloads that lie next to the repository; this runs as build/test/shared.js. */
const folder = join(import.meta.dirname, '../../../shared');

/** Returns the path of something there, such as `specs/edge`. */
export function sharedPath(path: string): string {
  return join(folder, path);
}

/** Why tests of it are skipped; false where it is there. */
export function withoutShared(path: string): string | false {
  return existsSync(sharedPath(path)) ? false : `../shared/${path} is not beside the repository`;
}

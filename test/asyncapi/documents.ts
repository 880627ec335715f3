import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Files} from '../../src/base/files.js';
import {sharedPath, withoutShared} from '../shared.js';

// Compiled to build/test/asyncapi/*.js.
const folder = sharedPath('asyncapi');

/** Reason to skip tests of the real documents. False if the documents are available. */
export const skip: string | false = withoutShared('asyncapi');

/** Returns the paths of the documents, without the files that they share. */
export function asyncDocuments(): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.ya?ml$/.test(path) && /^asyncapi\s*:/m.test(readFileSync(join(folder, path), 'utf8')))
    .sort();
}

export const asyncFiles: Files & {at(path: string): string} = {
  at: path => join(folder, path),
  async read(path) {
    const file = join(folder, path);
    return existsSync(file) ? {path, text: readFileSync(file, 'utf8')} : {path, missing: 'absent'};
  },
};

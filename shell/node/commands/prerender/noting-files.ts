import {type Files, isFile, type ReadResult} from '../../../../src/base/files.js';
import type {ProjectFiles} from '../../../../src/site/project/project-files.js';
import {hashOf} from './bundle.js';

/** What was read, by path: the hash of its text, or why there was none. */
export type Notes = Map<string, string>;

export function noteOf(result: ReadResult): string {
  return isFile(result) ? hashOf(result.text) : result.missing;
}

/** Notes what is read of a project, so that a later run can tell whether it would read the same. */
export function notingFiles(files: ProjectFiles, notes: Notes): ProjectFiles {
  return {...files, read: noting(files, notes)};
}

export function noting({read}: Files, notes: Notes): Files['read'] {
  return async (path, signal) => {
    const result = await read(path, signal);
    notes.set(path, noteOf(result));
    return result;
  };
}

/** Whether all files are as they were noted. */
export async function areSame({read}: Files, notes: Iterable<readonly [string, string]>): Promise<boolean> {
  for (const [path, note] of notes) if (noteOf(await read(path)) !== note) return false;
  return true;
}

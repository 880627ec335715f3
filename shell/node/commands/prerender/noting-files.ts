import {type Files, isFile, type ReadResult} from '../../../../src/base/files.js';
import type {ProjectFiles} from '../../../../src/site/project/project-files.js';
import {hashOf} from './bundle.js';

/** Read files by path, with a hash of the text, or the reason of a failure. */
export type Notes = Map<string, string>;

export function noteOf(result: ReadResult): string {
  return isFile(result) ? hashOf(result.text) : result.missing;
}

/** Records which files a run reads, so that a later run can detect changes. */
export function buildNotingFiles(files: ProjectFiles, notes: Notes): ProjectFiles {
  return {...files, read: noting(files, notes)};
}

export function noting({read}: Files, notes: Notes): Files['read'] {
  return async (path, signal) => {
    const result = await read(path, signal);
    notes.set(path, noteOf(result));
    return result;
  };
}

/** Returns whether all files equal their records. */
export async function areSame({read}: Files, notes: Iterable<readonly [string, string]>): Promise<boolean> {
  for (const [path, note] of notes) if (noteOf(await read(path)) !== note) return false;
  return true;
}

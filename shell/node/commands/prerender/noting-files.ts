import {type Files, isFile, type ReadResult} from '../../../../src/base/files.js';
import type {ProjectFiles} from '../../../../src/site/project/project-files.js';
import {computeHash} from './bundle.js';

/** Hash of each file that was read, by path. For a file that could not be read, the reason. */
export type FileHashes = Map<string, string>;

export function computeFileHash(result: ReadResult): string {
  return isFile(result) ? computeHash(result.text) : result.missing;
}

/** Wraps `files`: records in `notes` what is read, so that a later run can detect changes. */
export function createRecordingFiles(files: ProjectFiles, notes: FileHashes): ProjectFiles {
  return {...files, read: recordReads(files, notes)};
}

export function recordReads({read}: Files, notes: FileHashes): Files['read'] {
  return async (path, signal) => {
    const result = await read(path, signal);
    notes.set(path, computeFileHash(result));
    return result;
  };
}

/** Returns whether all recorded files are unchanged. */
export async function haveSameContent({read}: Files, notes: Iterable<readonly [string, string]>): Promise<boolean> {
  for (const [path, note] of notes) if (computeFileHash(await read(path)) !== note) return false;
  return true;
}

import {isFile} from '../../base/files.js';
import type {MigrationSource} from '../plan.js';

/** Returns a file's text. Empty if it is unreadable. */
export async function readSourceText(path: string, source: MigrationSource): Promise<string> {
  const read = await source.read(path);
  return isFile(read) ? read.text : '';
}

import {isFile} from '../../base/files.js';
import type {MigrationSource} from '../plan.js';

/** Returns the text of a file; empty where it cannot be read. */
export async function readSourceText(path: string, source: MigrationSource): Promise<string> {
  const read = await source.read(path);
  return isFile(read) ? read.text : '';
}

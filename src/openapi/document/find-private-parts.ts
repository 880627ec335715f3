import {type Files, isFile} from '../../base/files.js';
import {mayHavePrivateParts, type PrivatePart, withoutPrivateParts} from './private-parts.js';
import {readData} from './read-data.js';

/**
 * Returns the private parts of a document. Older versions of it can contain the same parts without the private
 * extension.
 */
export async function findPrivateParts(files: Files, path: string): Promise<readonly PrivatePart[]> {
  const result = await files.read(path);
  if (!isFile(result) || !mayHavePrivateParts(result.text)) return [];
  return withoutPrivateParts((await readData(result.text, path)).value).parts;
}

import {type Files, type FileText, isFile} from '../../../src/base/files.js';
import {listPageFileCandidates} from '../../../src/site/routes/page-files.js';
import type {Extensions} from '../boot/extensions.js';

/**
 * Reads a page's file: of the candidates (`.mdx`, `.md`), the first that exists. Returns undefined if one is unreadable.
 */
export async function readPageFile(
  slug: string,
  {files, extensions}: {readonly files: Pick<Files, 'read'>; readonly extensions: Pick<Extensions, 'of'>},
): Promise<FileText | 'absent' | undefined> {
  let isAbsent = true;
  for (const path of listPageFileCandidates(slug, extensions.of(slug))) {
    const result = await files.read(path);
    if (isFile(result)) return result;
    isAbsent &&= result.missing === 'absent';
  }
  return isAbsent ? 'absent' : undefined;
}

import {isFile, type ReadResult} from '../../../src/base/files.js';

/** Reads an API document at a public URL. On failure, the reason has no period: the caller continues the sentence. */
export async function readDocumentAt(url: string): Promise<ReadResult> {
  // Load the HTTP client on demand: most projects refer to no URL.
  const {readUrl} = await import('../http/read-url.js');
  const result = await readUrl(url, {});
  if (isFile(result) || result.reason === undefined) return result;
  return {...result, reason: result.reason.replace(/\.$/, '')};
}

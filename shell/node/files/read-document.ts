import {isFile, type ReadResult} from '../../../src/base/files.js';

/**
 * Reads an API document from a public URL. A failure's reason has no period, because the caller continues the sentence.
 */
export async function readDocumentAt(url: string): Promise<ReadResult> {
  // Loads the HTTP client only for projects with a URL, because most have none.
  const {readAddress} = await import('../http/read-address.js');
  const result = await readAddress(url, {});
  if (isFile(result) || result.reason === undefined) return result;
  return {...result, reason: result.reason.replace(/\.$/, '')};
}

import {isFile, type ReadResult} from '../../../src/base/files.js';

/** Reads an API document from a public URL. The reason for a failure completes the caller's sentence. */
export async function readDocumentAt(address: string): Promise<ReadResult> {
  // Most projects name no address: what fetches is loaded for those that do.
  const {readAddress} = await import('../http/read-address.js');
  const result = await readAddress(address, {});
  if (isFile(result) || result.reason === undefined) return result;
  return {...result, reason: result.reason.replace(/\.$/, '')};
}

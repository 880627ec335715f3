import {isFile, type ReadResult} from '../../../src/base/files.js';

/** An API document at an address of the public internet; why it cannot be had ends a sentence of somebody else. */
export async function readDocumentAt(address: string): Promise<ReadResult> {
  // Most projects name no address: what fetches is loaded for those that do.
  const {readAddress} = await import('../http/read-address.js');
  const result = await readAddress(address, {});
  if (isFile(result) || result.reason === undefined) return result;
  return {...result, reason: result.reason.replace(/\.$/, '')};
}

import {type Files, isFile, type ReadResult} from '../../base/files.js';

/** Adds to each document the overlays that its project applies to it, by the path or address of the document. */
export function overlaidFiles<F extends Files & {readRemote?: (address: string) => Promise<ReadResult>}>(
  files: F,
  overlays: ReadonlyMap<string, readonly string[]>,
): F {
  if (overlays.size === 0) return files;
  const withOverlays = (result: ReadResult, path: string): ReadResult => {
    const listed = overlays.get(path);
    return listed && isFile(result) ? {...result, overlays: listed} : result;
  };
  const {readRemote} = files;
  return {
    ...files,
    read: async (path: string, signal?: AbortSignal) => withOverlays(await files.read(path, signal), path),
    ...(readRemote && {readRemote: async (address: string) => withOverlays(await readRemote(address), address)}),
  };
}

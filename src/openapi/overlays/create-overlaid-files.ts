import {type Files, isFile, type ReadResult} from '../../base/files.js';

/**
 * Returns file access that reads each document with the project's overlays for it. `overlays` maps the path or URL of a
 * document to its overlay files.
 */
export function createOverlaidFiles<F extends Files & {readRemote?: (url: string) => Promise<ReadResult>}>(
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
    ...(readRemote && {readRemote: async (url: string) => withOverlays(await readRemote(url), url)}),
  };
}

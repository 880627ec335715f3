import {readStored, writeStored} from '../../../elements/base/storage.js';
import {hashContent} from '../../../src/base/hash-content.js';
import {encodePath} from '../../../src/base/slug.js';
import {sourceSlice} from '../../../src/openapi/slices/slice-index.js';
import {
  compareSource,
  type FileFacts,
  type SliceSource,
  type SourceFile,
} from '../../../src/openapi/slices/slice-source.js';

/** Maximum number of files to check per document. Each needs a request. */
const MAX_FILES = 8;

const known = new Map<string, Promise<boolean>>();

/**
 * Returns whether an API document changed after the build split it into `folder`. Checks each folder once per page
 * load.
 */
export function hasChanged(folder: URL, root: URL): Promise<boolean> {
  const requested = known.get(folder.href) ?? compare(folder, root).catch(() => false);
  known.set(folder.href, requested);
  return requested;
}

async function compare(folder: URL, root: URL): Promise<boolean> {
  const response = await fetch(new URL(sourceSlice, folder), {credentials: 'same-origin', cache: 'no-cache'});
  if (!response.ok) return false;
  const {files} = (await response.json()) as SliceSource;
  const site = readFileFacts(response);
  for (const file of files.slice(0, MAX_FILES)) if (await differs(file, root, site)) return true;
  return false;
}

async function differs(file: SourceFile, root: URL, site: FileFacts): Promise<boolean> {
  const url = new URL(encodePath(file.path), root);
  const options = {credentials: 'same-origin', cache: 'no-store'} as const;
  // A range request makes the server send the file unencoded (Fetch, "HTTP-network-or-cache fetch"), so that its size
  // is the real one.
  const response = await fetch(url, {...options, method: 'HEAD', headers: {range: 'bytes=0-0'}});
  if (!response.ok) return false;
  const verdict = compareSource(file, readFileFacts(response), site);
  if (verdict !== 'unsure') return verdict === 'changed';
  const key = `lectern:source:${url.pathname}`;
  const state = `${file.hash} ${response.headers.get('etag') ?? ''} ${response.headers.get('last-modified')}`;
  if (readStored(key) === state) return false;
  const read = await fetch(url, {credentials: 'same-origin', cache: 'no-cache'});
  if (!read.ok || hashContent(new Uint8Array(await read.arrayBuffer())) !== file.hash) return read.ok;
  writeStored(key, state);
  return false;
}

function readFileFacts({headers}: Response): FileFacts {
  const size = headers.has('content-encoding') ? Number.NaN : Number(headers.get('content-length') ?? Number.NaN);
  const modified = Date.parse(headers.get('last-modified') ?? '');
  return {...(!Number.isNaN(size) && {size}), ...(!Number.isNaN(modified) && {modified})};
}

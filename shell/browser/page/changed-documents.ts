import {readStored, store} from '../../../elements/base/storage.js';
import {contentHash} from '../../../src/base/content-hash.js';
import {encodePath} from '../../../src/base/slug.js';
import {sourceSlice} from '../../../src/openapi/slices/slice-index.js';
import {
  type FileFacts,
  judgeSource,
  type SliceSource,
  type SourceFile,
} from '../../../src/openapi/slices/slice-source.js';

/** Maximum number of files to check per document, one request each. */
const mostFiles = 8;

const known = new Map<string, Promise<boolean>>();

/** Returns whether the document of a slice folder has changed since the build. Checked once per visit. */
export function hasChanged(folder: URL, root: URL): Promise<boolean> {
  const asked = known.get(folder.href) ?? compare(folder, root).catch(() => false);
  known.set(folder.href, asked);
  return asked;
}

async function compare(folder: URL, root: URL): Promise<boolean> {
  const answer = await fetch(new URL(sourceSlice, folder), {credentials: 'same-origin', cache: 'no-cache'});
  if (!answer.ok) return false;
  const {files} = (await answer.json()) as SliceSource;
  const site = factsOf(answer);
  for (const file of files.slice(0, mostFiles)) if (await differs(file, root, site)) return true;
  return false;
}

async function differs(file: SourceFile, root: URL, site: FileFacts): Promise<boolean> {
  const address = new URL(encodePath(file.path), root);
  const options = {credentials: 'same-origin', cache: 'no-store'} as const;
  // A range request gets the unencoded file (Fetch, "HTTP-network-or-cache fetch"), and so its size.
  const answer = await fetch(address, {...options, method: 'HEAD', headers: {range: 'bytes=0-0'}});
  if (!answer.ok) return false;
  const verdict = judgeSource(file, factsOf(answer), site);
  if (verdict !== 'unsure') return verdict === 'changed';
  const key = `lectern:source:${address.pathname}`;
  const state = `${file.hash} ${answer.headers.get('etag') ?? ''} ${answer.headers.get('last-modified')}`;
  if (readStored(key) === state) return false;
  const read = await fetch(address, {credentials: 'same-origin', cache: 'no-cache'});
  if (!read.ok || contentHash(new Uint8Array(await read.arrayBuffer())) !== file.hash) return read.ok;
  store(key, state);
  return false;
}

function factsOf({headers}: Response): FileFacts {
  const size = headers.has('content-encoding') ? Number.NaN : Number(headers.get('content-length') ?? Number.NaN);
  const modified = Date.parse(headers.get('last-modified') ?? '');
  return {...(!Number.isNaN(size) && {size}), ...(!Number.isNaN(modified) && {modified})};
}

import {getOwnText} from '../../base/json.js';
import {decodeOnce} from '../../base/slug.js';
import {isWebUrl} from '../../base/web-url.js';
import type {Located} from '../document/located.js';

/** Target of a reference: file and fragment, or the reason for not following it. */
type ReferenceTarget =
  | {readonly file: string; readonly fragment: string}
  | {readonly refused: string; readonly fix?: string};

/**
 * Returns the file that a reference points to, relative to the file with the reference (security rules C1 and C3).
 * Project files can refer to project files. A document from a URL can refer to its own origin. `remote` lists
 * additional hosts.
 */
export function resolveReferenceTarget(from: string, ref: string, remote: readonly string[] = []): ReferenceTarget {
  const hash = ref.indexOf('#');
  const path = hash === -1 ? ref : ref.slice(0, hash);
  const fragment = hash === -1 ? '' : ref.slice(hash + 1);
  if (path === '') return {file: from, fragment};
  if (path.includes('\\') || /\p{Cc}/u.test(path)) return {refused: 'the path is outside the project'};
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(path)?.[1]?.toLowerCase();
  if (scheme && scheme !== 'http' && scheme !== 'https') return {refused: `Lectern does not load ${scheme}: URLs`};
  if (scheme || isWebUrl(from)) return resolveUrlTarget(from, path, fragment, remote);
  const file = joinPath(from, decodeOnce(path));
  return file === undefined ? {refused: 'it is outside the project'} : {file, fragment};
}

/**
 * Returns the fragment of a reference to a document by its `$self`. Undefined for another target (OpenAPI 3.2, section
 * 4.1.2.2.1). References to other files stay relative to the file `from` with the reference: projects store documents
 * at other locations than their `$self`.
 */
export function findFragmentWithin({value, file}: Located, ref: string, from: string): string | undefined {
  const self = getOwnText(value, '$self');
  if (self === undefined) return undefined;
  const retrieved = `https://document.invalid/${file}`;
  if (!URL.canParse(self, retrieved)) return undefined;
  const {href} = new URL(self, retrieved);
  const base = from === file ? href : `https://document.invalid/${from}`;
  if (!URL.canParse(ref, base)) return undefined;
  const [address, fragment = ''] = new URL(ref, base).href.split('#');
  return address === href.split('#')[0] ? fragment : undefined;
}

function resolveUrlTarget(from: string, path: string, fragment: string, remote: readonly string[]): ReferenceTarget {
  let url: URL;
  try {
    url = new URL(path, isWebUrl(from) ? from : undefined);
  } catch {
    return {refused: 'it is not a URL'};
  }
  if (url.username || url.password) return {refused: 'it contains a user name'};
  const isListed = remote.includes(url.host) && url.protocol === 'https:';
  const isOwn = isWebUrl(from) && url.origin === new URL(from).origin;
  if (!isListed && !isOwn)
    return {
      refused: `integrations.lectern.remote does not allow the host ${url.host}`,
      fix: `add "${url.host}" to integrations.lectern.remote in docs.json, or copy the file into the project.`,
    };
  url.hash = '';
  return {file: url.href, fragment};
}

/** Resolves a path against the folder of the file `from`. Undefined if the result is outside the project. */
function joinPath(from: string, path: string): string | undefined {
  // Rejects absolute paths, backslashes, and double-encoded characters, which could leave the project.
  if (path.startsWith('/') || path.includes('\\') || /%(?:2e|2f|5c)/i.test(path)) return undefined;
  const segments = from.split('/').slice(0, -1);
  for (const segment of path.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

import {joinBase} from '../base/link.js';
import {splitPath} from '../base/site-path.js';
import {encodePath} from '../base/slug.js';
import type {ExactRule} from './expand-redirects.js';

/** A destination in its parts, each in characters that no format of a host reads as its own. */
export interface SplitTarget {
  /** An absolute URL or a path with the base, without query. */
  readonly path: string;
  /** With `?`, or `''`. */
  readonly query: string;
  /** With `#`, or `''`. */
  readonly hash: string;
}

/** Returns the target of an exact rule, with the base of the site. */
export function resolveTarget({to, external}: ExactRule, base: string): SplitTarget {
  const {path, query, hash} = splitPath(to);
  return {
    path: encodePlainUrl(external ? path : joinBase(base, path.replace(/^\//, ''))),
    query: encodePlainUrl(query),
    hash: hash && `#${encodePlainUrl(hash)}`,
  };
}

/** Encodes a decoded site path as browsers request it, with the base. */
export function encodeSitePath(path: string, base: string): string {
  return encodeSentPath(joinBase(base, path.replace(/^\//, '')));
}

/**
 * Returns a decoded path, or a part of one, encoded as browsers do: these three go as they are (URL Standard, section
 * 1.3).
 */
export function encodeSentPath(path: string): string {
  return encodePath(path).replace(/%5B|%5D|%7C/g, decodeURIComponent);
}

/** Encodes quotes, spaces, `$`, braces, backslashes and everything outside ASCII. Keeps percent signs. */
export function encodePlainUrl(text: string): string {
  // As the URL parser does, which takes line breaks and tabs out.
  const line = text.replace(/[\t\r\n]/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
  return line.replace(/[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu, encodeURIComponent);
}

/** Joins a target for shells, servers and people: the fragment comes last. */
export function joinTarget({path, query, hash}: SplitTarget): string {
  return path + query + hash;
}

/** Escapes stars and colons, which are placeholders in `_redirects` and `_headers`. */
export function escapeLineUrl(address: string): string {
  return address.replace(/\*/g, '%2A').replace(/:(?=[a-z])/gi, '%3A');
}

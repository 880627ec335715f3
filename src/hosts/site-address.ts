import {joinBase} from '../base/link.js';
import {splitPath} from '../base/site-path.js';
import {encodePath} from '../base/slug.js';
import type {ExactRule} from './expand-redirects.js';

/** A destination in its parts. No part contains characters that are special in a host format. */
export interface SplitTarget {
  /** An absolute URL, or a path with the base. Excludes the query. */
  readonly path: string;
  /** Includes `?`. Can be empty. */
  readonly query: string;
  /** Includes `#`. Can be empty. */
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
 * Encodes a decoded path, or a part of one, as browsers do. They keep these three characters (URL Standard, section
 * 1.3).
 */
export function encodeSentPath(path: string): string {
  return encodePath(path).replace(/%5B|%5D|%7C/g, decodeURIComponent);
}

/** Encodes quotes, spaces, `$`, braces, backslashes, and non-ASCII characters. Keeps percent signs. */
export function encodePlainUrl(text: string): string {
  // As in the URL parser, which removes line breaks and tabs.
  const line = text.replace(/[\t\r\n]/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
  return line.replace(/[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu, encodeURIComponent);
}

/** Joins a target for shells, servers, and people: the fragment comes last. */
export function joinTarget({path, query, hash}: SplitTarget): string {
  return path + query + hash;
}

/** Escapes stars and colons, which are placeholders in `_redirects` and `_headers`. */
export function escapeLineUrl(address: string): string {
  return address.replace(/\*/g, '%2A').replace(/:(?=[a-z])/gi, '%3A');
}

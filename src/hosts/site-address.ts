import {joinBase} from '../base/link.js';
import {splitPath} from '../base/site-path.js';
import {encodePath} from '../base/slug.js';
import type {ExactRule} from './expand-redirects.js';

/** Target of a redirect in parts. No part contains characters with a special meaning in a host format. */
export interface SplitTarget {
  /** Absolute URL, or path with the base. Contains no query. */
  readonly path: string;
  /** Query that begins with `?`, or empty. */
  readonly query: string;
  /** Fragment that begins with `#`, or empty. */
  readonly hash: string;
}

/** Returns the target of an exact rule, including the base path of the site. */
export function resolveTarget({to, external}: ExactRule, base: string): SplitTarget {
  const {path, query, hash} = splitPath(to);
  return {
    path: encodePlainUrl(external ? path : joinBase(base, path.replace(/^\//, ''))),
    query: encodePlainUrl(query),
    hash: hash && `#${encodePlainUrl(hash)}`,
  };
}

/** Encodes a decoded site path as browsers request it, including the base path. */
export function encodeSitePath(path: string, base: string): string {
  return encodeSentPath(joinBase(base, path.replace(/^\//, '')));
}

/**
 * Encodes a decoded path, or a part of one, as browsers do. Leaves `[`, `]`, and `|`, which they do not encode (URL
 * Standard, section 1.3).
 */
export function encodeSentPath(path: string): string {
  return encodePath(path).replace(/%5B|%5D|%7C/g, decodeURIComponent);
}

/** Encodes quotes, spaces, `$`, braces, backslashes, and non-ASCII characters. Leaves percent signs. */
export function encodePlainUrl(text: string): string {
  // Remove line breaks and tabs, as the URL parser does.
  const line = text.replace(/[\t\r\n]/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
  return line.replace(/[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu, encodeURIComponent);
}

/** Joins the parts of a target. The fragment comes last. */
export function joinTarget({path, query, hash}: SplitTarget): string {
  return path + query + hash;
}

/** Escapes stars and colons, which would be placeholders in `_redirects` and `_headers`. */
export function escapeLineUrl(address: string): string {
  return address.replace(/\*/g, '%2A').replace(/:(?=[a-z])/gi, '%3A');
}

import {joinBase} from '../base/link.js';
import {splitPath} from '../base/site-path.js';
import {encodePath} from '../base/slug.js';
import type {ExactRule} from './expand-redirects.js';

/** A destination in its parts, each in characters that no format of a host reads as its own. */
export interface Target {
  /** An absolute URL or a path with the base, without query. */
  readonly path: string;
  /** With `?`, or `''`. */
  readonly query: string;
  /** With `#`, or `''`. */
  readonly hash: string;
}

/** Where an exact rule leads, with the base of the site. */
export function targetOf({to, external}: ExactRule, base: string): Target {
  const {path, query, hash} = splitPath(to);
  return {
    path: plainAddress(external ? path : joinBase(base, path.replace(/^\//, ''))),
    query: plainAddress(query),
    hash: hash && `#${plainAddress(hash)}`,
  };
}

/** A decoded path of the site as browsers ask for it, with its base. */
export function addressOf(path: string, base: string): string {
  return sentPath(joinBase(base, path.replace(/^\//, '')));
}

/** A decoded path, or a part of one, encoded as browsers do: these three go as they are (URL Standard, section 1.3). */
export function sentPath(path: string): string {
  return encodePath(path).replace(/%5B|%5D|%7C/g, decodeURIComponent);
}

/** Percent signs stay; quotes, spaces, `$`, braces, backslashes and all outside ASCII are encoded. */
export function plainAddress(text: string): string {
  // As the URL parser does, which takes line breaks and tabs out.
  const line = text.replace(/[\t\r\n]/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
  return line.replace(/[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu, encodeURIComponent);
}

/** The address for shells, servers and people that forget the fragment last. */
export function joinTarget({path, query, hash}: Target): string {
  return path + query + hash;
}

/** In a line of `_redirects` or `_headers` a star, and a colon before a letter, are placeholders. */
export function lineAddress(address: string): string {
  return address.replace(/\*/g, '%2A').replace(/:(?=[a-z])/gi, '%3A');
}

import {isLeftOut} from '../../../src/site/project/ignore-rules.js';

/** Parsed request target: path of the project without a leading slash, and whether a query follows. */
interface RequestPath {
  readonly path: string;
  readonly hasQuery: boolean;
}

/**
 * Parses a request target (security rule C5). Undefined if it is not a plain file path: with `..`, names that start
 * with a dot, encoded slashes, empty names, or control characters.
 */
export function readRequestPath(target: string): RequestPath | undefined {
  const written = target.replace(/\?.*/s, '');
  if (!written.startsWith('/') || /\\|%2f|%5c/i.test(written)) return undefined;
  const path = decode(written)?.slice(1);
  if (path === undefined || /\p{Cc}|\\/u.test(path)) return undefined;
  const names = path.replace(/\/$/, '').split('/');
  const isPlain = (name: string) => name !== '' && !isLeftOut(name);
  if (path !== '' && !names.every(isPlain)) return undefined;
  return {path, hasQuery: written.length < target.length};
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

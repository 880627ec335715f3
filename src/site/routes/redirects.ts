import {splitPath} from '../../base/site-path.js';
import {decodeOnce, encodePath} from '../../base/slug.js';
import {safeUrl} from '../../base/url.js';
import type {Redirect} from '../../config/config.js';

/** Compiled redirects. Following a link takes one lookup, and the patterns that precede its redirect. */
export interface Redirects {
  /** Redirects without placeholders, by path. The first of equal sources wins. */
  readonly literals: ReadonlyMap<string, CompiledRedirect>;
  /**
   * Redirects with a fragment, by path and fragment. Only browsers can follow them, because hosts never receive a
   * fragment.
   */
  readonly headings: ReadonlyMap<string, CompiledRedirect>;
  readonly patterns: readonly Pattern[];
}

interface CompiledRedirect {
  /** Index in docs.json. The first matching redirect wins, with or without placeholders. */
  readonly at: number;
  readonly redirect: Redirect;
}

interface Pattern extends CompiledRedirect {
  /** Required prefix, tested before the expression. */
  readonly prefix: string;
  /** Compiles the expression when a path first begins with `prefix`. Most expressions are never needed. */
  compiled(): Expression;
}

interface Expression {
  readonly expression: RegExp;
  /** Names of the capture groups, with `*` for a star. */
  readonly names: readonly string[];
}

export interface Redirection {
  /** An encoded site path with query and fragment, or an absolute URL. */
  readonly to: string;
  readonly permanent: boolean;
  readonly external: boolean;
}

/** Matches `*`, or a name such as `:slug` or `:rest*`. A port (`:8080`) is not a name. */
export const placeholder = /\*|:([a-z_]\w*)\*?/gi;

/** Compiles redirects for `followRedirects`. Skips invalid redirects, which `findRedirectProblems` reports. */
export function compileRedirects(redirects: readonly Redirect[]): Redirects {
  const literals = new Map<string, CompiledRedirect>();
  const headings = new Map<string, CompiledRedirect>();
  const patterns: Pattern[] = [];
  redirects.forEach((redirect, at) => {
    const {path, hash} = splitPath(redirect.source);
    if (hash) {
      const key = headingKey(path, hash);
      if (!headings.has(key) && !redirectFault(redirect)) headings.set(key, {at, redirect});
      return;
    }
    const source = redirectPath(redirect.source);
    const first = source.includes(':') || source.includes('*') ? source.search(placeholder) : -1;
    if (first >= 0) patterns.push(buildPattern(redirect, at, source.slice(0, first)));
    else {
      const known = literals.get(source);
      if (!known || redirectFault(known.redirect)) literals.set(source, {at, redirect});
    }
  });
  return {literals, headings, patterns};
}

function buildPattern(redirect: Redirect, at: number, prefix: string): Pattern {
  let expression: Expression | undefined;
  return {at, redirect, prefix, compiled: () => (expression ??= compileExpression(redirectPath(redirect.source)))};
}

/** Returns why a redirect is invalid, or undefined. */
export function redirectFault({source, destination}: Redirect): 'source' | 'destination' | 'same' | undefined {
  const {path, query, hash} = splitPath(source);
  // A source with a fragment must be one page, and a placeholder would match several.
  if (isExternal(source) || query || (hash ? path.search(placeholder) >= 0 : source.includes('#'))) return 'source';
  if (/^https?:/i.test(destination)) return originOf(destination) ? undefined : 'destination';
  if (isExternal(destination)) return 'destination';
  const target = splitPath(destination);
  const isSame = hash
    ? headingKey(path, hash) === headingKey(target.path, target.hash)
    : redirectPath(source) === redirectPath(target.path);
  return isSame ? 'same' : undefined;
}

/** Normalizes the URL of a heading. */
function headingKey(path: string, hash: string): string {
  return `${redirectPath(path)}#${decodeOnce(hash)}`;
}

/**
 * Returns the target of a path after all redirects. Undefined without a redirect, and `'loop'` after more than ten hops
 * (security rule F1). Preserves query and fragment. A fragment in the destination wins.
 */
export function followRedirects(redirects: Redirects, sitePath: string): Redirection | 'loop' | undefined {
  let last: Redirection | undefined;
  for (let hops = 0; hops <= 10; hops++) {
    const next = findNextHop(redirects, last?.to ?? sitePath);
    if (!next) return last;
    last = {...next, permanent: next.permanent && (last?.permanent ?? true)};
    if (last.external) return last;
  }
  return 'loop';
}

/** Returns the first matching redirect of docs.json. */
export function findNextHop({literals, headings, patterns}: Redirects, sitePath: string): Redirection | undefined {
  const {path, query, hash} = splitPath(sitePath);
  const heading = hash ? headings.get(headingKey(path, hash)) : undefined;
  if (heading) return redirection(heading.redirect, text => text, query, '');
  // A lone surrogate cannot be encoded again.
  const source = redirectPath(path).replace(/\p{Surrogate}/gu, '\ufffd');
  const folder = `${source}/`;
  const literal = literals.get(source);
  // Skips patterns for very long paths. Such paths are no old links, and patterns with several stars would be slow.
  for (const pattern of source.length > 2000 ? [] : patterns) {
    if (literal && literal.at < pattern.at) break;
    if (!folder.startsWith(pattern.prefix) || redirectFault(pattern.redirect)) continue;
    const {expression, names} = pattern.compiled();
    const values = expression.exec(source)?.slice(1);
    const found = values && redirection(pattern.redirect, fill(names, values), query, hash);
    // `/:page` redirects to `/docs`, which matches again. Stops at such a redirect.
    if (found && redirectPath(splitPath(found.to).path) !== source) return found;
  }
  return literal && !redirectFault(literal.redirect)
    ? redirection(literal.redirect, text => text, query, hash)
    : undefined;
}

function redirection(
  {destination, permanent}: Redirect,
  fillIn: (text: string) => string,
  query: string,
  hash: string,
): Redirection | undefined {
  const origin = /^https?:/i.test(destination) ? originOf(destination) : undefined;
  const target = splitPath(origin === undefined ? destination : destination.slice(origin.length));
  const path = fillIn(encodePath(decodeOnce(target.path)));
  // Collapses slashes: the value of a placeholder must not produce `//host` (security rule F1).
  const sitePath = path === '' && origin ? '' : `/${path}`.replace(/\/{2,}/g, '/');
  const queries = fillIn(target.query) + (target.query && query ? `&${query.slice(1)}` : query);
  const fragment = fillIn(target.hash) || hash;
  const to = (origin ?? '') + sitePath + queries + (fragment && `#${fragment}`);
  if (origin === undefined) return {to, permanent, external: false};
  const url = safeUrl(to, 'server');
  return url === undefined ? undefined : {to: url, permanent, external: true};
}

/**
 * Inserts the values of placeholders into a destination. Encodes each, so that it remains text inside a path or query.
 */
function fill(names: readonly string[], values: readonly (string | undefined)[]): (text: string) => string {
  return text => {
    let star = 0;
    return text.replace(placeholder, (whole, name?: string) => {
      // Other tools use `:splat` for the match of a star.
      const wanted = name === undefined || (name === 'splat' && !names.includes(name)) ? '*' : name;
      const at = wanted === '*' ? nthStar(names, star++) : names.indexOf(wanted);
      return at < 0 ? whole : encodeValue(values[at] ?? '');
    });
  };
}

function nthStar(names: readonly string[], nth: number): number {
  let left = nth;
  return names.findIndex(name => name === '*' && left-- === 0);
}

function encodeValue(value: string): string {
  const segments = value.split('/').filter(segment => segment && segment !== '.' && segment !== '..');
  return segments.map(segment => encodeURIComponent(segment)).join('/');
}

function compileExpression(source: string): Expression {
  const names: string[] = [];
  let expression = '';
  let end = 0;
  for (const match of source.matchAll(placeholder)) {
    const literal = source.slice(end, match.index);
    end = match.index + match[0].length;
    names.push(match[1] ?? '*');
    // `/old/:rest*` also matches `/old`.
    const optional = match[0].endsWith('*') && literal.endsWith('/');
    expression += escapeExpression(optional ? literal.slice(0, -1) : literal);
    expression += optional ? '(?:/(.*))?' : match[0].endsWith('*') ? '(.*)' : '([^/]+)';
  }
  return {expression: new RegExp(`^${expression}${escapeExpression(source.slice(end))}/?$`, 's'), names};
}

/** Escapes text for a regular expression. */
export function escapeExpression(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** Returns the origin of a destination. A placeholder in it would let a link select the host. */
function originOf(destination: string): string | undefined {
  const origin = /^https?:\/\/[^/?#\\]+/i.exec(destination)?.[0];
  return origin && origin.search(placeholder) < 0 && safeUrl(origin, 'server') ? origin : undefined;
}

function isExternal(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^[/\\]{2}|\\/i.test(text);
}

/** Normalizes a redirect source or requested path: decodes it once, and removes the trailing slash. */
export function redirectPath(text: string): string {
  const path = text.includes('%') ? decodeOnce(text) : text;
  const start = path.startsWith('/') ? path : `/${path}`;
  return start.length > 1 && start.endsWith('/') ? start.slice(0, -1) : start;
}

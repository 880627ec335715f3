import {escapePattern} from '../../base/escape-pattern.js';
import {splitPath} from '../../base/site-path.js';
import {decodeOnce, encodePath} from '../../base/slug.js';
import {sanitizeUrl} from '../../base/url.js';
import type {Redirect} from '../../config/config.js';

/**
 * Compiled redirects. To follow a link takes one lookup, and a test of each pattern that precedes the matching
 * redirect.
 */
export interface Redirects {
  /** Redirects without placeholders, by path. Of equal sources, contains the first. */
  readonly literals: ReadonlyMap<string, CompiledRedirect>;
  /**
   * Redirects whose source has a fragment, by path and fragment. Only browsers can follow them, because servers never
   * receive a fragment.
   */
  readonly headings: ReadonlyMap<string, CompiledRedirect>;
  readonly patterns: readonly Pattern[];
}

interface CompiledRedirect {
  /** Index in docs.json. The matching redirect with the lowest index wins. */
  readonly at: number;
  readonly redirect: Redirect;
}

interface Pattern extends CompiledRedirect {
  /** Prefix that a path must have, to test before the expression. */
  readonly prefix: string;
  /** Compiles the expression when a path first begins with `prefix`, because most are never needed. */
  compiled(): Expression;
}

interface Expression {
  readonly expression: RegExp;
  /** Names of the capture groups in order. The name of a star is `*`. */
  readonly names: readonly string[];
}

export interface Redirection {
  /** Target: an encoded site path with query and fragment, or an absolute URL. */
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
      const key = buildHeadingKey(path, hash);
      if (!headings.has(key) && !findRedirectFault(redirect)) headings.set(key, {at, redirect});
      return;
    }
    const source = normalizeRedirectPath(redirect.source);
    const first = source.includes(':') || source.includes('*') ? source.search(placeholder) : -1;
    if (first >= 0) patterns.push(buildPattern(redirect, at, source.slice(0, first)));
    else {
      const known = literals.get(source);
      if (!known || findRedirectFault(known.redirect)) literals.set(source, {at, redirect});
    }
  });
  return {literals, headings, patterns};
}

function buildPattern(redirect: Redirect, at: number, prefix: string): Pattern {
  let expression: Expression | undefined;
  return {
    at,
    redirect,
    prefix,
    compiled: () => (expression ??= compileExpression(normalizeRedirectPath(redirect.source))),
  };
}

/** Returns why a redirect is invalid, or undefined. */
export function findRedirectFault({source, destination}: Redirect): 'source' | 'destination' | 'same' | undefined {
  const {path, query, hash} = splitPath(source);
  // A source with a fragment must name a single page, so it cannot contain placeholders.
  if (isExternal(source) || query || (hash ? path.search(placeholder) >= 0 : source.includes('#'))) return 'source';
  if (/^https?:/i.test(destination)) return findOrigin(destination) ? undefined : 'destination';
  if (isExternal(destination)) return 'destination';
  const target = splitPath(destination);
  const isSame = hash
    ? buildHeadingKey(path, hash) === buildHeadingKey(target.path, target.hash)
    : normalizeRedirectPath(source) === normalizeRedirectPath(target.path);
  return isSame ? 'same' : undefined;
}

/** Returns the key of a page path and heading in `headings`. */
function buildHeadingKey(path: string, hash: string): string {
  return `${normalizeRedirectPath(path)}#${decodeOnce(hash)}`;
}

/**
 * Returns the target of a path after all redirects. Undefined if none matches, `'loop'` after more than ten hops
 * (security rule F1). Preserves query and fragment, unless the destination has a fragment.
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

/** Returns the target of the first matching redirect in docs.json. */
export function findNextHop({literals, headings, patterns}: Redirects, sitePath: string): Redirection | undefined {
  const {path, query, hash} = splitPath(sitePath);
  const heading = hash ? headings.get(buildHeadingKey(path, hash)) : undefined;
  if (heading) return buildRedirection(heading.redirect, text => text, query, '');
  // Replace lone surrogates, which cannot be encoded again.
  const source = normalizeRedirectPath(path).replace(/\p{Surrogate}/gu, '\ufffd');
  const folder = `${source}/`;
  const literal = literals.get(source);
  // Skip the patterns for very long paths: these are never old links, and patterns with several stars would be slow.
  for (const pattern of source.length > 2000 ? [] : patterns) {
    if (literal && literal.at < pattern.at) break;
    if (!folder.startsWith(pattern.prefix) || findRedirectFault(pattern.redirect)) continue;
    const {expression, names} = pattern.compiled();
    const values = expression.exec(source)?.slice(1);
    const found = values && buildRedirection(pattern.redirect, fill(names, values), query, hash);
    // A redirect from `/:page` to `/docs` also matches its own target. Ignore it there, or it loops.
    if (found && normalizeRedirectPath(splitPath(found.to).path) !== source) return found;
  }
  return literal && !findRedirectFault(literal.redirect)
    ? buildRedirection(literal.redirect, text => text, query, hash)
    : undefined;
}

function buildRedirection(
  {destination, permanent}: Redirect,
  fillIn: (text: string) => string,
  query: string,
  hash: string,
): Redirection | undefined {
  const origin = /^https?:/i.test(destination) ? findOrigin(destination) : undefined;
  const target = splitPath(origin === undefined ? destination : destination.slice(origin.length));
  const path = fillIn(encodePath(decodeOnce(target.path)));
  // Collapse slashes: with an empty placeholder, the path could become `//host`, which is another site (security rule
  // F1).
  const sitePath = path === '' && origin ? '' : `/${path}`.replace(/\/{2,}/g, '/');
  const queries = fillIn(target.query) + (target.query && query ? `&${query.slice(1)}` : query);
  const fragment = fillIn(target.hash) || hash;
  const to = (origin ?? '') + sitePath + queries + (fragment && `#${fragment}`);
  if (origin === undefined) return {to, permanent, external: false};
  const url = sanitizeUrl(to, 'server');
  return url === undefined ? undefined : {to: url, permanent, external: true};
}

/**
 * Returns a function that inserts the values of placeholders into a part of the destination. Encodes each value, so
 * that it cannot end the path or query.
 */
function fill(names: readonly string[], values: readonly (string | undefined)[]): (text: string) => string {
  return text => {
    let star = 0;
    return text.replace(placeholder, (whole, name?: string) => {
      // Accept `:splat` for a star's match, as other tools do.
      const wanted = name === undefined || (name === 'splat' && !names.includes(name)) ? '*' : name;
      const at = wanted === '*' ? findNthStar(names, star++) : names.indexOf(wanted);
      return at < 0 ? whole : encodeValue(values[at] ?? '');
    });
  };
}

function findNthStar(names: readonly string[], nth: number): number {
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
    // Make the slash optional before a trailing star: `/old/:rest*` also matches `/old`.
    const optional = match[0].endsWith('*') && literal.endsWith('/');
    expression += escapePattern(optional ? literal.slice(0, -1) : literal);
    expression += optional ? '(?:/(.*))?' : match[0].endsWith('*') ? '(.*)' : '([^/]+)';
  }
  return {expression: new RegExp(`^${expression}${escapePattern(source.slice(end))}/?$`, 's'), names};
}

/** Returns a destination's origin. Undefined if it contains a placeholder, because links could then choose the host. */
function findOrigin(destination: string): string | undefined {
  const origin = /^https?:\/\/[^/?#\\]+/i.exec(destination)?.[0];
  return origin && origin.search(placeholder) < 0 && sanitizeUrl(origin, 'server') ? origin : undefined;
}

function isExternal(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^[/\\]{2}|\\/i.test(text);
}

/**
 * Normalizes the source of a redirect or a requested path for comparison: decodes it once, and removes the trailing
 * slash.
 */
export function normalizeRedirectPath(text: string): string {
  const path = text.includes('%') ? decodeOnce(text) : text;
  const start = path.startsWith('/') ? path : `/${path}`;
  return start.length > 1 && start.endsWith('/') ? start.slice(0, -1) : start;
}

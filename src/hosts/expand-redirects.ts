import {encodePath} from '../base/slug.js';
import type {Redirect} from '../config/config.js';
import type {NavigationProblem} from '../site/navigation/find-navigation-problems.js';
import {
  compileRedirects,
  findRedirectFault,
  followRedirects,
  placeholder,
  type Redirection,
  type Redirects,
} from '../site/routes/redirects.js';
import {createPartsReader, fillPath, hasCapture, type PatternRule} from './capture-path.js';
import type {SiteData} from './host-format.js';
import {buildPatternRules, readSourcePrefix} from './pattern.js';

/** A redirect from one path, with its final target. */
export interface ExactRule extends Redirection {
  /** Index of the redirect in docs.json. */
  readonly at: number;
  /** Path to match, decoded. Begins with a slash, and does not end with one. */
  readonly path: string;
}

interface RedirectPlan {
  /** Rules that the host tries first, in any order. No other rule applies to their targets. */
  readonly exact: readonly ExactRule[];
  /** Rules that the host tries next, in order. Another rule can apply to their targets. */
  readonly patterns: readonly PatternRule[];
  readonly problems: readonly NavigationProblem[];
}

interface HostPatterns {
  readonly title: string;
  /** Returns whether the host can express a rule exactly as a pattern. */
  supports(rule: PatternRule): boolean;
}

/**
 * Plans the redirects of a site for a host. A pattern that the host does not support becomes exact rules for all known
 * targets. 404.html handles its other paths, which is reported.
 */
export function planRedirects({redirects, slugs}: SiteData, host: HostPatterns): RedirectPlan {
  const compiled = compileRedirects(redirects);
  const paths = new Map<string, number>();
  for (const [path, {at, redirect}] of compiled.literals) if (!findRedirectFault(redirect)) paths.set(path, at);
  const {native, written, external, circles} = sortPatterns(compiled, host);
  for (const {source, at} of [...native, ...written])
    if (!hasCapture(source)) recordFirst(paths, readSourcePrefix(source), at);
  const patterns = native.filter(rule => hasCapture(rule.source));
  const left = new Set([...external, ...written.filter(rule => hasCapture(rule.source)).map(({at}) => at)]);
  const partly = patterns.filter(isPartly).map(({at}) => at);
  for (const [at, path] of findShadowedPages(compiled, new Set([...left, ...partly]), slugs))
    recordFirst(paths, path, at);
  if (written.length > 0) writeOut({written, patterns, paths, slugs});
  const exact = [...paths].flatMap(([path, at]): readonly ExactRule[] => {
    // Exclude 404.html, which must keep its path.
    const found = path === '/404.html' ? undefined : followRedirects(compiled, encodePath(path));
    return typeof found === 'object' ? [{at, path, ...found}] : [];
  });
  const without = [...left, ...circles].sort((one, other) => one - other);
  const problems = without.map(at => buildLeftOutProblem(at, {redirects, exact, host, isCircle: circles.includes(at)}));
  return {exact, patterns, problems};
}

interface Sorted {
  /** Rules to write as patterns of the host. */
  readonly native: readonly PatternRule[];
  /** Rules to replace by exact rules. */
  readonly written: readonly PatternRule[];
  /** Indexes of redirects that no host format can express. */
  readonly external: readonly number[];
  /** Indexes of redirects that never end, and are not written. */
  readonly circles: readonly number[];
}

function sortPatterns(compiled: Redirects, {supports}: HostPatterns): Sorted {
  const native: PatternRule[] = [];
  const written: PatternRule[] = [];
  const external: number[] = [];
  const circles: number[] = [];
  const skipped: string[] = [];
  for (const {at, redirect, prefix} of compiled.patterns) {
    if (findRedirectFault(redirect)) continue;
    const isCircle = turnsInCircle(compiled, redirect);
    const rules = isCircle ? undefined : buildPatternRules(redirect, at);
    // Skip a rule after one that is not written and can match the same URLs: the first match must win.
    const isHidden = skipped.some(each => each.startsWith(prefix) || prefix.startsWith(each));
    if (!rules) (isCircle ? circles : external).push(at);
    const isNative = rules?.every(rule => !hasCapture(rule.source) || (!isHidden && supports(rule)));
    if (!isNative || rules?.some(isPartly)) skipped.push(prefix);
    (isNative ? native : written).push(...(rules ?? []));
  }
  return {native, written, external, circles};
}

/**
 * Returns whether a written rule does not apply to all matching paths, because hosts cannot copy every value into a
 * query. 404.html handles those.
 */
function isPartly({query}: PatternRule): boolean {
  return hasCapture(query);
}

function turnsInCircle(compiled: Redirects, {source}: Redirect): boolean {
  let count = 0;
  const path = source.replace(placeholder, () => `x${count++}`);
  return followRedirects(compiled, path) === 'loop';
}

interface Writing {
  readonly written: readonly PatternRule[];
  readonly patterns: readonly PatternRule[];
  readonly slugs: readonly string[];
  /** Receives the paths that are found, with the index of their redirect. */
  readonly paths: Map<string, number>;
}

/**
 * Finds all paths that lead to a known page by one or more redirects. Searches backwards, and uses each redirect once
 * per chain: otherwise, `/docs/:path*` to `/:path*` would find `/docs/docs/…`.
 */
function writeOut({written, patterns, slugs, paths}: Writing): void {
  const rules = [...written, ...patterns]
    .filter(({origin}) => origin === '')
    .map(rule => ({rule, read: createPartsReader(rule.path)}));
  const remaining = new Set(written);
  const chains = new Map<string, readonly number[]>(slugs.map(slug => [toPath(slug), []]));
  for (const [path, at] of paths) chains.set(path, [at]);
  // The loop also visits entries that are added during the iteration.
  for (const [target, chain] of chains)
    for (const {rule, read} of rules) {
      // Stop after ten hops, as `followRedirects` does.
      if (chain.length === 10 || chain.includes(rule.at)) continue;
      const values = read(target);
      const path = values && fillPath(rule.source, values);
      if (path === undefined || chains.has(path)) continue;
      chains.set(path, [...chain, rule.at]);
      if (remaining.has(rule)) recordFirst(paths, path, rule.at);
    }
}

/** Returns the pages that a redirect hides in browsers, but not on the host, which cannot express the redirect. */
function findShadowedPages({patterns}: Redirects, left: ReadonlySet<number>, slugs: readonly string[]) {
  const missing = patterns.filter(({at}) => left.has(at)).map(({at, compiled}) => ({at, ...compiled()}));
  return slugs.map(toPath).flatMap((path): readonly (readonly [number, string])[] => {
    const taker = missing.find(({expression}) => expression.test(path));
    return taker ? [[taker.at, path]] : [];
  });
}

function toPath(slug: string): string {
  return slug === 'index' ? '/' : `/${slug}`;
}

function recordFirst(paths: Map<string, number>, path: string, at: number): void {
  if (!paths.has(path)) paths.set(path, at);
}

interface Left {
  readonly redirects: readonly Redirect[];
  readonly exact: readonly ExactRule[];
  readonly host: HostPatterns;
  readonly isCircle: boolean;
}

function buildLeftOutProblem(at: number, {redirects, exact, host, isCircle}: Left): NavigationProblem {
  const {source, destination} = redirects[at]!;
  if (isCircle)
    return createHostProblem(
      at,
      `The redirect from "${source}" to "${destination}" is a loop, so Lectern did not write it for ${host.title}.`,
      'Change the destination to a path that the source does not match.',
    );
  const count = exact.filter(rule => rule.at === at).length;
  const addresses = count === 1 ? 'one known URL' : `${count} known URLs`;
  return createHostProblem(
    at,
    count === 0
      ? `${host.title} has no pattern for the redirect from "${source}", and no known page matches its destination.`
      : `${host.title} has no pattern for the redirect from "${source}". Lectern wrote redirects for the ${addresses}.`,
    'Add a redirect without placeholders for each other URL in use.',
  );
}

/** Returns the problem of a redirect that a host cannot express. */
export function createHostProblem(at: number, message: string, fix: string): NavigationProblem {
  return {code: 'host-redirect', level: 'info', message, fix, path: `redirects[${at}]`};
}

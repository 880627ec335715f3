import {splitPath} from '../base/site-path.js';
import {decodeOnce} from '../base/slug.js';
import type {Redirect} from '../config/config.js';
import {normalizeRedirectPath, placeholder} from '../site/routes/redirects.js';
import type {Capture, PathParts, PatternRule} from './capture-path.js';
import {findFixedPaths} from './fixed-paths.js';

/**
 * Converts a redirect to pattern rules. `/v1/:rest*` becomes two rules: `/v1`, and `/v1/` with more segments. Undefined
 * for a source that no host format can match: a `*` inside a segment, or names in another order.
 */
export function buildPatternRules(redirect: Redirect, at: number): readonly PatternRule[] | undefined {
  const source = normalizeRedirectPath(redirect.source);
  const {parts, names} = takeApart(source);
  const isClear = (part: string | Capture, index: number) =>
    typeof part === 'string' || !part.isRest || (endsName(parts[index - 1]) && beginsName(parts[index + 1]));
  if (!parts.every(isClear)) return undefined;
  const rests = parts.filter(part => typeof part !== 'string').filter(({isRest}) => isRest);
  // Limit the number of `*` placeholders, because each doubles the number of rules.
  if (rests.length > 3) return undefined;
  const rule = buildRule(redirect, at, parts, names);
  const rules = rests.reduce<readonly PatternRule[]>(
    (all, rest) => all.flatMap(each => [withoutCapture(each, rest), each]),
    [rule],
  );
  const settled = rules.flatMap(each => {
    const exempt = findFixedPaths(each);
    return exempt ? [{...each, exempt}] : [];
  });
  return settled.length === rules.length ? settled : undefined;
}

const endsName = (part: string | Capture | undefined) => typeof part === 'string' && part.endsWith('/');
const beginsName = (part: string | Capture | undefined) =>
  part === undefined || (typeof part === 'string' && part.startsWith('/'));

function takeApart(text: string): {readonly parts: PathParts; readonly names: readonly string[]} {
  const parts: (string | Capture)[] = [];
  const names: string[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    parts.push(text.slice(end, match.index), {index: names.length, isRest: match[0].endsWith('*')});
    names.push(match[1] ?? '*');
    end = match.index + match[0].length;
  }
  return {parts: tidy([...parts, text.slice(end)]), names};
}

function buildRule(
  {destination, permanent}: Redirect,
  at: number,
  source: PathParts,
  names: readonly string[],
): PatternRule {
  const origin = /^https?:\/\/[^/?#\\]+/i.exec(destination)?.[0] ?? '';
  const {path, query, hash} = splitPath(destination.slice(origin.length));
  const fill = (text: string) => fillParts(text, names, source);
  // Leave a bare origin unchanged. Otherwise, begin the path with exactly one slash for any values (security rule F1).
  const written = path === '' && origin ? '' : `/${decodeOnce(path)}`;
  return {
    at,
    permanent,
    source,
    origin,
    path: mergeSlashes(fill(written)),
    query: fill(query),
    hash: fill(hash && `#${hash}`),
    exempt: [],
  };
}

/** Replaces placeholders in a destination with captures of the source. Leaves unknown ones as text. */
function fillParts(text: string, names: readonly string[], source: PathParts): PathParts {
  const captures = source.filter(part => typeof part !== 'string');
  const stars = names.flatMap((name, index) => (name === '*' ? [index] : []));
  const parts: (string | Capture)[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    const name = match[1];
    const isStar = name === undefined || (name === 'splat' && !names.includes(name));
    const index = isStar ? stars.shift() : names.indexOf(name);
    parts.push(text.slice(end, match.index), captures[index ?? -1] ?? match[0]);
    end = match.index + match[0].length;
  }
  return tidy([...parts, text.slice(end)]);
}

function withoutCapture(rule: PatternRule, removed: Capture): PatternRule {
  const drop = (parts: PathParts) => tidy(parts.map(part => (part === removed ? '' : part)));
  const source = mergeSlashes(drop(rule.source));
  const last = source.at(-1);
  const shorter =
    typeof last === 'string' && last.endsWith('/') ? tidy([...source.slice(0, -1), last.slice(0, -1)]) : source;
  return {
    ...rule,
    source: shorter.length === 0 ? ['/'] : shorter,
    path: mergeSlashes(drop(rule.path)),
    query: drop(rule.query),
    hash: drop(rule.hash),
  };
}

/** Joins adjacent texts, and removes empty ones. */
function tidy(parts: PathParts): PathParts {
  const tidied: (string | Capture)[] = [];
  for (const part of parts) {
    const last = tidied.at(-1);
    if (typeof part === 'string' && typeof last === 'string') tidied[tidied.length - 1] = last + part;
    else if (part !== '') tidied.push(part);
  }
  return tidied;
}

function mergeSlashes(parts: PathParts): PathParts {
  return parts.map(part => (typeof part === 'string' ? part.replace(/\/{2,}/g, '/') : part));
}

/**
 * Expression for a value that hosts can copy into a query unchanged: letters, digits, `-`, `.`, `_`, `~`, and percent
 * encoding. For all other values, 404.html handles the path.
 */
export const queryName = '(?:(?!%2[fF]|%5[cC])(?:[\\w.~-]|%[\\da-fA-F][\\da-fA-F]))+';

/** Returns the text of a source before its first capture. */
export function readSourcePrefix(source: PathParts): string {
  return typeof source[0] === 'string' ? source[0] : '';
}

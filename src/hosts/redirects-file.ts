import {joinBase} from '../base/link.js';
import {splitPath} from '../base/site-path.js';
import {encodePath} from '../base/slug.js';
import type {Redirect} from '../config/config.js';
import {hasCapture, type PathParts, type PatternRule} from './capture-path.js';
import {createHostProblem, type ExactRule, planRedirects} from './expand-redirects.js';
import {writeHeadersFile} from './headers-file.js';
import type {HostInput, HostOutput} from './host-format.js';
import {
  encodePlainUrl,
  encodeSentPath,
  encodeSitePath,
  escapeLineUrl,
  joinTarget,
  resolveTarget,
} from './site-address.js';

/** How the `_redirects` file of a host differs from that of others. */
interface RedirectsDialect {
  readonly title: string;
  /** Text after the target, for permanent and for temporary redirects. */
  readonly statuses: readonly [permanent: string, temporary: string];
  /** True if `/old` does not match `/old/`. */
  readonly isStrict: boolean;
  /** True if `_headers` can remove a header that the host adds. */
  readonly canUnset: boolean;
  /** Maximum number of lines, of lines with patterns, and of characters per line. */
  readonly limits: readonly [rules: number, patterns: number, length: number];
}

/** Writes `_redirects` and `_headers` for Netlify, and for hosts with the same files. */
export function writeRedirectsFile(input: HostInput, dialect: RedirectsDialect): HostOutput {
  const {title, limits, canUnset} = dialect;
  const [limit, maxPatterns, longest] = limits;
  const writing = {base: input.base, dialect};
  const fits = (lines: readonly string[]) => lines.every(line => line.length <= longest);
  let count = 0;
  const supports = (rule: PatternRule) => {
    const lines = isSimple(rule) ? writePatternLines(rule, writing) : [];
    if (lines.length === 0 || !fits(lines) || count + lines.length > maxPatterns) return false;
    count += lines.length;
    return true;
  };
  const {exact, patterns, problems} = planRedirects(input, {title, supports});
  const lines: string[] = [];
  const beyond = new Set<number>();
  for (const rule of exact) {
    const own = writeExactLines(rule, writing);
    if (fits(own) && lines.length + own.length <= limit) lines.push(...own);
    else beyond.add(rule.at);
  }
  lines.push(...patterns.flatMap(rule => writePatternLines(rule, writing)));
  return {
    files: [{path: '_redirects', text: lines.map(line => `${line}\n`).join('')}, writeHeadersFile(input, canUnset)],
    problems: [
      ...problems,
      ...[...beyond].map(at => buildLimitProblem(at, input, dialect)),
      ...input.redirects.flatMap((redirect, at) => buildLostQueryProblem(redirect, at, title)),
    ],
  };
}

function buildLimitProblem(at: number, {redirects}: HostInput, {title, limits: [limit, , longest]}: RedirectsDialect) {
  return createHostProblem(
    at,
    `The redirect from "${redirects[at]!.source}" exceeds the limit of ${title}: ${limit} lines of ${longest} characters.`,
    'Move important redirects to the beginning, or join several by a placeholder.',
  );
}

/** Reports that a request's query is lost: these hosts append it only to a target without a query. */
function buildLostQueryProblem({source, destination}: Redirect, at: number, title: string) {
  const {query} = splitPath(destination);
  if (query === '') return [];
  return [
    createHostProblem(
      at,
      `${title} drops the query of a request for the redirect from "${source}", because its destination has the query "${query}".`,
      'Delete the query of the destination if requests have a query.',
    ),
  ];
}

interface Writing {
  readonly base: string;
  readonly dialect: RedirectsDialect;
}

function writeExactLines(rule: ExactRule, {base, dialect}: Writing): readonly string[] {
  return writeLines(
    escapeLineUrl(encodeSitePath(rule.path, base)),
    joinTarget(resolveTarget(rule, base)),
    rule.permanent,
    dialect,
  );
}

function writePatternLines(rule: PatternRule, {base, dialect}: Writing): readonly string[] {
  const last = rule.source.at(-1);
  const from = joinPartsUrl(rule.source, {base, rest: '*', encode: text => escapeLineUrl(encodeSentPath(text))});
  const encode = (text: string) => escapeLineUrl(encodePlainUrl(encodePath(text)));
  const path = joinPartsUrl(rule.path, {base: rule.origin ? '/' : base, rest: ':splat', encode});
  const to = rule.origin + path + encodePlainUrl(rule.query.join('')) + encodePlainUrl(rule.hash.join(''));
  const takesSlash = typeof last !== 'string' && last?.isRest;
  return writeLines(from, to, rule.permanent, {...dialect, isStrict: dialect.isStrict && !takesSlash});
}

function writeLines(
  from: string,
  to: string,
  permanent: boolean,
  {statuses, isStrict}: RedirectsDialect,
): readonly string[] {
  const forms = isStrict && !from.endsWith('/') ? [from, `${from}/`] : [from];
  return forms.map(form => `${form} ${to} ${statuses[permanent ? 0 : 1]}`);
}

function joinPartsUrl(parts: PathParts, {base, rest, encode}: Spelling): string {
  const text = parts
    .map(part => (typeof part === 'string' ? encode(part) : part.isRest ? rest : `:p${part.index}`))
    .join('');
  return joinBase(base, text.replace(/^\//, ''));
}

interface Spelling {
  readonly base: string;
  /** How the dialect writes a `*` placeholder in a target. */
  readonly rest: string;
  encode(text: string): string;
}

/**
 * Returns whether the dialect supports a rule: placeholders are whole segments, with at most one `*` at the end. A
 * target must not begin with the value of a `*`, which can begin with a slash (security rule F1). Only the path of the
 * target can contain captures.
 */
function isSimple({source, path, query, hash, exempt, origin}: PatternRule): boolean {
  if (exempt.length > 0 || hasCapture(query) || hasCapture(hash)) return false;
  const isWhole = (parts: PathParts) =>
    parts.every((part, at) => {
      if (typeof part === 'string') return true;
      const [before, after] = [parts[at - 1], parts[at + 1]];
      const isFramed = typeof before === 'string' && before.endsWith('/');
      return isFramed && (after === undefined || (typeof after === 'string' && after.startsWith('/')));
    });
  const rests = source.filter(part => typeof part !== 'string').filter(({isRest}) => isRest);
  const isLast = rests.every(rest => rest === source.at(-1));
  const second = path[1];
  const beginsWithRest = origin === '' && path[0] === '/' && typeof second === 'object' && second.isRest;
  return isWhole(source) && isWhole(path) && rests.length < 2 && isLast && !beginsWithRest;
}

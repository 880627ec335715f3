import {escapePattern} from '../base/escape-pattern.js';
import {joinBase} from '../base/link.js';
import {encodePath} from '../base/slug.js';
import {findCaptures, hasCapture, type PathParts, type PatternRule} from './capture-path.js';
import {createHostProblem, planRedirects} from './expand-redirects.js';
import {buildAgentHeaders, cachedForever, hashedFile, openDocument, openFile, revalidated} from './headers.js';
import type {Host, HostInput, HostOutput} from './host-format.js';
import {queryName} from './pattern.js';
import {encodePlainUrl, encodeSentPath, encodeSitePath, joinTarget, resolveTarget} from './site-address.js';

/** Vercel. Writes `vercel.json`. */
export const vercel: Host = {title: 'Vercel', markers: ['vercel.json', '.vercel/project.json'], build};

const MAX_REDIRECTS = 2048;

/** Expression for a path segment without encoded slashes. */
const name = '(?:(?!%2F|%2f|%5C|%5c)[^/])+';

function build(input: HostInput): HostOutput {
  const {base} = input;
  const {exact, patterns, problems} = planRedirects(input, {title: 'Vercel', supports: isPlain});
  const negotiated = buildMarkdownRedirects(base);
  const fitting = exact.slice(0, MAX_REDIRECTS - patterns.length - negotiated.length);
  const beyond = [...new Set(exact.slice(fitting.length).map(({at}) => at))].map(at =>
    createHostProblem(
      at,
      `The redirect from "${input.redirects[at]!.source}" exceeds the limit of Vercel: ${MAX_REDIRECTS} redirects.`,
      'Move important redirects to the beginning, or join several by a placeholder.',
    ),
  );
  const redirects = [
    ...fitting.map(rule => ({
      source: withSlash(escapeSource(encodeSitePath(rule.path, base))),
      destination: joinTarget(resolveTarget(rule, base)),
      permanent: rule.permanent,
    })),
    ...patterns.map(rule => buildPatternRedirect(rule, base)),
    ...negotiated,
  ];
  const place = escapeSource(base);
  const header = (source: string, key: string, value: string) => ({source, headers: [{key, value}]});
  const text = JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      redirects,
      headers: [
        header(`${place}(.*)`, 'x-content-type-options', 'nosniff'),
        ...Object.entries(buildAgentHeaders(base)).map(([key, value]) => header(`${place}(.*)`, key, value)),
        header(`${place}(.*)`, 'vary', 'accept'),
        header(`${place}((?!${hashedFile}$).*)`, 'cache-control', revalidated),
        header(`${place}(${hashedFile})`, 'cache-control', cachedForever),
        header(`${place}(${openDocument}|${openFile})`, 'access-control-allow-origin', '*'),
      ],
    },
    undefined,
    2,
  );
  return {files: [{path: 'vercel.json', text: `${text}\n`}], problems: [...problems, ...beyond]};
}

/**
 * Returns redirects to Markdown for requests that prefer it. A rewrite would have no effect, because files take
 * precedence. Excludes names with a dot, which are files.
 */
function buildMarkdownRedirects(base: string) {
  const has = [{type: 'header', key: 'accept', value: '.*text/markdown.*'}];
  const place = escapeSource(base);
  return [
    {source: place, has, destination: `${base}index.md`, permanent: false},
    {source: `${place}((?:[^/]+/)*[^/.]+){/}?`, has, destination: `${base}$1.md`, permanent: false},
  ];
}

/**
 * Returns whether a target has no special characters. These cannot be escaped next to placeholders, and a dollar sign
 * would be a capture.
 */
function isPlain({path, query, hash}: PatternRule): boolean {
  const has = (parts: PathParts, sign: RegExp) => parts.some(part => typeof part === 'string' && sign.test(part));
  if (has(path, /[(){}:*+?$]/) || has(query, /[$]|%24/) || has(hash, /[$]|%24/)) return false;
  // Exclude special characters from a query with captures, which is parsed as a pattern, too.
  return !hasCapture(hash) && !(hasCapture(query) && has(query, /[(){}:*+]|.[?]/));
}

function buildPatternRedirect({source, origin, path, query, hash, permanent, exempt}: PatternRule, base: string) {
  const [first, ...rest] = source;
  const start = escapeSource(encodeSitePath(first as string, base));
  // Put the look-ahead into a group, as the syntax requires. At the start, the group is empty.
  const refused = exempt.map(each => `${escapePattern(encodeSitePath(each, base).slice(1))}/?$`).join('|');
  const guard = refused && `((?!${refused}))`;
  const written = guard ? `/${guard}${start.slice(1)}` : start;
  const to = writeSourcePath(path, origin ? '/' : base);
  const requested = findCaptures(query);
  const search = query.map(part => (typeof part === 'string' ? encodePlainUrl(part) : `:p${part.index}`)).join('');
  return {
    source: withSlash(written + rest.map(part => writeSourcePart(part, requested)).join('')),
    destination: origin + to + search + encodePlainUrl(hash.join('')),
    permanent,
  };
}

function writeSourcePart(part: PathParts[number], requested: ReadonlySet<number>): string {
  if (typeof part === 'string') return escapeSource(encodeSentPath(part));
  const one = requested.has(part.index) ? queryName : name;
  return `:p${part.index}(${part.isRest ? `${one}(?:/${one})*` : one})`;
}

function writeSourcePath(parts: PathParts, base: string): string {
  const text = parts.map(part => (typeof part === 'string' ? encodePlainUrl(encodePath(part)) : `:p${part.index}`));
  return text.length === 0 ? '' : joinBase(base, text.join('').replace(/^\//, ''));
}

const withSlash = (source: string) => (source.endsWith('/') ? source : `${source}{/}?`);

/** Escapes the characters that have a meaning in patterns. */
function escapeSource(address: string): string {
  return address.replace(/[^\w/%-]/g, '\\$&');
}

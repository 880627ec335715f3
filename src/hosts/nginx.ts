import {joinBase} from '../base/link.js';
import type {PatternRule} from './capture-path.js';
import {type ExactRule, planRedirects} from './expand-redirects.js';
import {buildAgentHeaders, cachedForever, hashedFile, openDocument, openFile, revalidated} from './headers.js';
import type {Host, HostInput, HostOutput} from './host-format.js';
import {buildRawRule, isRaw, writeDecodedText} from './raw-pattern.js';
import {resolveTarget, type SplitTarget} from './site-address.js';

/** nginx. Writes lines to `include` in a `server` block, whose `root` contains the site at its base path. */
export const nginx: Host = {title: 'nginx', markers: ['nginx.conf', 'nginx.conf.template'], build};

function build(input: HostInput): HostOutput {
  const {base} = input;
  const {exact, patterns, problems} = planRedirects(input, {title: 'nginx', supports: isRaw});
  const place = writeDecodedText(base);
  const text = [
    '# Include this in a server block. Its root is the folder that contains the site at its base path.',
    'absolute_redirect off;',
    `error_page 404 "${joinBase(base, '404.html')}";`,
    'set $lectern_more "";',
    'if ($is_args) { set $lectern_more "&$args"; }',
    `set $lectern_cache "${revalidated}";`,
    `if ($uri ~ "^${place}${hashedFile}$") { set $lectern_cache "${cachedForever}"; }`,
    'set $lectern_origin "";',
    `if ($uri ~ "^${place}(?:${openDocument}|${openFile})$") { set $lectern_origin "*"; }`,
    'add_header x-content-type-options nosniff always;',
    'add_header cache-control $lectern_cache;',
    ...Object.entries(buildAgentHeaders(base)).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header vary accept;',
    // Use a variable of our own: if the page has no Markdown, the request must stay unchanged.
    'set $lectern_page $uri;',
    'if ($uri ~ "^(.*[^/])/$") { set $lectern_page $1; }',
    `if ($uri = "${base}") { set $lectern_page "${base}index"; }`,
    'set $lectern_markdown "";',
    'if ($http_accept ~* "text/markdown") { set $lectern_markdown "$lectern_page.md"; }',
    'if (-f "$document_root$lectern_markdown") { rewrite ^ $lectern_markdown last; }',
    'add_header access-control-allow-origin $lectern_origin;',
    ...(base === '/' ? [] : [`location = "${base.slice(0, -1)}" { return 308 "${base}"; }`]),
    ...exact.flatMap(rule => writeExactLocation(rule, base)),
    'location ~ "/[.](?!well-known/)" { return 404; }',
    // Set the media type, because the host's list of types can lack Markdown.
    `location ~ "^${place}.*[.]md$" {`,
    ...patterns.map(rule => `  ${writePatternLine(rule, base)}`),
    '  types {}',
    '  default_type "text/markdown; charset=utf-8";',
    `  error_page 404 "${joinBase(base, '404.md')}";`,
    '  try_files $uri =404;',
    '}',
    `location "${base}" {`,
    ...patterns.map(rule => `  ${writePatternLine(rule, base)}`),
    '  try_files $uri $uri/index.html =404;',
    '}',
  ];
  return {files: [{path: 'nginx.conf', text: `${text.join('\n')}\n`}], problems};
}

function writeExactLocation(rule: ExactRule, base: string): readonly string[] {
  const path = joinBase(base, rule.path.slice(1));
  const result = `{ ${writeRedirect(rule.permanent, resolveTarget(rule, base))} }`;
  // Write such a path as an expression, which can encode every character. A string in the configuration can't.
  if (!/^[\w/.-]*$/.test(path)) return [`location ~ "^${writeDecodedText(path.replace(/\/$/, ''))}/?$" ${result}`];
  if (path.endsWith('/')) return [`location = "${path}" ${result}`];
  return [`location = "${path}" ${result}`, `location = "${path}/" ${result}`];
}

function writePatternLine(rule: PatternRule, base: string): string {
  const {expression, target} = buildRawRule(rule, base, index => `$${index}`);
  return `if ($request_uri ~ "^${expression}(?:[?]|$)") { ${writeRedirect(rule.permanent, target)} }`;
}

function writeRedirect(permanent: boolean, {path, query, hash}: SplitTarget): string {
  const rest = query === '' ? '$is_args$args' : `${query}$lectern_more`;
  return `return ${permanent ? 308 : 307} "${path}${rest}${hash}";`;
}

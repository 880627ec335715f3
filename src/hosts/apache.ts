import {joinBase} from '../base/link.js';
import type {PatternRule} from './capture-path.js';
import {type ExactRule, planRedirects} from './expand-redirects.js';
import {buildAgentHeaders, cachedForever, hashedFile, openDocument, openFile, revalidated} from './headers.js';
import type {Host, HostInput, HostOutput} from './host-format.js';
import {buildRawRule, isRaw, writeDecodedText} from './raw-pattern.js';
import {resolveTarget, type SplitTarget} from './site-address.js';

/** Apache HTTP Server. Writes `.htaccess` into the site's folder, for hosts with `AllowOverride All`. */
export const apache: Host = {title: 'Apache', markers: ['.htaccess'], build};

/** Stands for the percent sign of a capture while other percent signs are escaped. */
const captured = '\u0001';

function build(input: HostInput): HostOutput {
  const {base} = input;
  const {exact, patterns, problems} = planRedirects(input, {title: 'Apache', supports: isRaw});
  const place = writeDecodedText(base);
  const text = [
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    `ErrorDocument 404 "${joinBase(base, '404.html')}"`,
    'RewriteEngine On',
    ...exact.flatMap(rule => writeExactLines(rule, base)),
    ...patterns.flatMap(rule => writePatternLines(rule, base)),
    'RewriteCond "%{HTTP:Accept}" "text/markdown"',
    'RewriteCond "%{REQUEST_FILENAME}index.md" -f',
    'RewriteRule "^$" "index.md" [END]',
    'RewriteCond "%{HTTP:Accept}" "text/markdown"',
    'RewriteCond "%{REQUEST_FILENAME}" "^(.*[^/])/?$"',
    'RewriteCond "%1.md" -f',
    'RewriteRule "^(.*[^/])/?$" "$1.md" [END,B=%?#]',
    'RewriteCond "%{REQUEST_FILENAME}" -d',
    'RewriteCond "%{REQUEST_FILENAME}/index.html" !-f',
    'RewriteRule "^" "-" [R=404,L]',
    'RewriteCond "%{REQUEST_FILENAME}/index.html" -f',
    'RewriteRule "^(.*[^/])$" "$1/index.html" [END,B=%?#]',
    'AddType "text/markdown; charset=utf-8" .md',
    `<FilesMatch "[.]md$">\n  ErrorDocument 404 "${joinBase(base, '404.md')}"\n</FilesMatch>`,
    '<IfModule mod_headers.c>',
    ...Object.entries(buildAgentHeaders(base)).map(([name, value]) => `  Header always set ${name} "${value}"`),
    '  Header merge vary accept',
    `  SetEnvIf Request_URI "^${place}${hashedFile}$" lectern_hashed`,
    `  SetEnvIf Request_URI "^${place}(?:${openDocument}|${openFile})$" lectern_open`,
    '  Header always set x-content-type-options nosniff',
    `  Header set cache-control "${revalidated}"`,
    `  Header set cache-control "${cachedForever}" env=lectern_hashed`,
    '  Header set access-control-allow-origin "*" env=lectern_open',
    '</IfModule>',
  ];
  return {files: [{path: '.htaccess', text: `${text.join('\n')}\n`}], problems};
}

function writeExactLines(rule: ExactRule, base: string): readonly string[] {
  const source = writeDecodedText(rule.path.slice(1));
  return rewrite(
    {condition: undefined, source: `^${source}${source && '/?'}$`},
    resolveTarget(rule, base),
    rule.permanent,
  );
}

function writePatternLines(rule: PatternRule, base: string): readonly string[] {
  const {expression, target} = buildRawRule(rule, base, index => `${captured}${index}`);
  return rewrite({condition: `^\\S+ ${expression}(?:[? ]|$)`, source: '^'}, target, rule.permanent);
}

interface Match {
  /** Expression for the first line of the request. Undefined if the rule needs no condition. */
  readonly condition: string | undefined;
  /** Expression for the decoded path below the site's folder. */
  readonly source: string;
}

function rewrite({condition, source}: Match, {path, query, hash}: SplitTarget, permanent: boolean): readonly string[] {
  const flags = `R=${permanent ? 308 : 307},NE,L`;
  const conditions = condition === undefined ? [] : [`RewriteCond "%{THE_REQUEST}" "${condition}"`];
  // Escape percent signs: Apache reads `%1` as a backreference. Then restore our own backreferences.
  const to = (text: string) => text.replaceAll('%', '\\%').replaceAll(captured, '%');
  if (hash === '') return [...conditions, `RewriteRule "${source}" "${to(path + query)}" [${flags}${query && ',QSA'}]`];
  // Add a rule for requests with a query: Apache would append the query after the fragment.
  return [
    'RewriteCond "%{QUERY_STRING}" "."',
    ...conditions,
    `RewriteRule "${source}" "${to(path)}${query ? `${to(query)}&` : '?'}%{QUERY_STRING}${to(hash)}" [${flags}]`,
    ...conditions,
    `RewriteRule "${source}" "${to(path + query + hash)}" [${flags}]`,
  ];
}

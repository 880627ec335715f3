import {escapeHtml} from '../base/html.js';
import {getOwn, getOwnEntries, getOwnText} from '../base/json.js';
import {parseOrigin} from '../base/web-url.js';
import {buildServerUrl, readServerList} from '../openapi/document/document-info.js';
import type {ReferencedDocument, ReferenceOptions} from './reference-options.js';

interface PageLinks {
  /** Folder of the page, for relative URLs. Empty if the URL of the page ends with a slash. */
  readonly prefix?: string;
  /** Additional scripts. */
  readonly scripts?: readonly string[];
}

/** Writes the HTML of a reference page: one script tag that names the documents. */
export function writeReferencePage(
  documents: readonly ReferencedDocument[],
  options: ReferenceOptions,
  {prefix = '', scripts = []}: PageLinks = {},
): string {
  const link = (url: string) => (isRelative(url) ? prefix + url : url);
  const {logo, color, theme, language = 'en'} = options;
  // Set the name of the site here if possible. Otherwise, the script has to wait for the document to read it.
  const title = options.title ?? (documents.length === 1 ? findTitle(documents) : undefined);
  const attributes = Object.entries({
    src: link(`${getAssetsFolder(options)}lectern.js`),
    spec: documents.map(({url}) => link(url)).join(' '),
    title,
    logo: logo === undefined ? undefined : link(logo),
    color,
    theme,
  }).flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeHtml(value)}"`));
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>${escapeHtml(title ?? 'API reference')}</title>
    <script type="module"${attributes.join('')}></script>${scripts.map(src => `\n    <script type="module" src="${escapeHtml(link(src))}"></script>`).join('')}
  </head>
  <body></body>
</html>
`;
}

/** Returns whether a URL depends on that of the page: it has no scheme, and no slash at its start. */
function isRelative(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(url);
}

/** Returns the folder of scripts, styles, and fonts relative to the page. */
function getAssetsFolder({assets = '_lectern/'}: ReferenceOptions): string {
  return assets.endsWith('/') ? assets : `${assets}/`;
}

function findTitle([first]: readonly ReferencedDocument[]): string | undefined {
  return getOwnText(getOwn(first?.value, 'info'), 'title')?.trim() || undefined;
}

/**
 * Returns the strictest Content Security Policy with which the page works: scripts from its own folder, and requests to
 * the listed origins.
 */
export function buildPolicy(documents: readonly ReferencedDocument[], options: ReferenceOptions): string {
  const {connect = [], logo = '', assets = ''} = options;
  const originsIn = (urls: readonly string[]) => urls.flatMap(url => parseOrigin(url) ?? []);
  const files = ["'self'", ...originsIn([assets])].join(' ');
  const requested = documents.flatMap(({url, value}) => [url, ...(value ? listUrls(value) : [])]);
  const list = (...sources: readonly string[]) => [...new Set(sources)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${files}`,
    `style-src ${files}`,
    `font-src ${files}`,
    `img-src ${list(files, 'data:', 'blob:', ...originsIn([logo]))}`,
    `connect-src ${list(files, ...originsIn(requested), ...connect.filter(isSource))}`,
    // Allow `blob:` for assets on another origin, because a worker from there is started through a blob.
    `worker-src ${list(files, ...originsIn([assets]).map(() => 'blob:'))}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types lectern lectern-worker lit-html',
  ].join('; ');
}

/** Returns whether a text is valid as a source in a policy. Any other text could end the directive. */
const isSource = (written: string): boolean => /^[\w.:/*[\]-]+$/.test(written);

/**
 * Returns the URLs that the request form sends requests to: token endpoints, and the servers of the document, its
 * paths, and its operations.
 */
function listUrls(document: object): readonly string[] {
  const items = getOwnEntries(document, 'paths').map(([, item]) => item);
  const operations = items.flatMap(item => (typeof item === 'object' && item ? Object.values(item) : []));
  const schemes = getOwnEntries(getOwn(document, 'components'), 'securitySchemes').map(([, scheme]) => scheme);
  const flows = schemes.flatMap(scheme => getOwnEntries(scheme, 'flows').map(([, flow]) => flow));
  return [
    ...[document, ...items, ...operations].flatMap(readServerList).map(server => buildServerUrl(server)),
    ...flows.flatMap(flow => ['tokenUrl', 'refreshUrl'].flatMap(key => getOwnText(flow, key) ?? [])),
  ];
}

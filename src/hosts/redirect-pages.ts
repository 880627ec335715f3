import {html} from '../base/html.js';
import {normalizeSlug} from '../base/slug.js';
import {toPortablePath} from '../site/routes/to-page-path.js';
import {createHostProblem, type ExactRule} from './expand-redirects.js';
import type {HostFile, HostInput, HostOutput} from './host-format.js';
import {encodeSitePath, joinTarget, resolveTarget} from './site-address.js';

/** Script that preserves the query and fragment of the request, which a meta refresh would drop. */
const script = `const {searchParams, href} = new URL(document.querySelector('link[rel=canonical]').href);
const target = new URL(href);
const asked = location.search.slice(1);
if (asked) target.search += (searchParams.size > 0 ? '&' : '?') + asked;
target.hash ||= location.hash;
location.replace(target);
`;

const redirectScriptPath = '_lectern/redirect.js';

/**
 * Writes redirects as HTML files, for hosts that support none. The host sends each file with status 200, and the file
 * opens the destination. `baseOf` returns the path from the file to the root.
 */
export function writeRedirectPages(
  title: string,
  exact: readonly ExactRule[],
  {base, slugs, files: others = []}: HostInput,
  baseOf: (path: string) => string = () => base,
): HostOutput {
  const places = new Places(
    slugs.flatMap(slug => toPortablePath(slug) ?? []),
    others,
  );
  const files: HostFile[] = [];
  const problems = [];
  for (const rule of exact) {
    const place = places.take(rule.path);
    if ('why' in place)
      problems.push(
        createHostProblem(
          rule.at,
          `Lectern cannot write an HTML redirect page for "${rule.path}" on ${title}: ${place.why}.`,
          'Choose a host with redirects, or keep 404.html, which redirects with JavaScript.',
        ),
      );
    else files.push({path: place.path, text: writeRedirectPage(rule, baseOf(place.path))});
  }
  return {files: [...files, ...(files.length > 0 ? [{path: redirectScriptPath, text: script}] : [])], problems};
}

/** Paths that are still available among a site's pages. Ignores case, because some disks do. */
class Places {
  /** Slugs of pages, by their lower-case path. */
  readonly #pages: ReadonlyMap<string, string>;
  readonly #used = new Map<string, string>();
  readonly #folders = new Set<string>();
  readonly #files: ReadonlySet<string>;

  constructor(pages: readonly string[], files: readonly string[]) {
    this.#pages = new Map(pages.map(path => [path.toLowerCase(), path]));
    this.#files = new Set(files.map(path => path.toLowerCase()));
    for (const path of pages) for (const folder of listFolders(path)) this.#folders.add(folder);
  }

  /** Reserves the file for a URL. Returns its path, or why there can be none. */
  take(address: string): {readonly path: string} | {readonly why: string} {
    const plain = toFilePath(address);
    // If there are files below the path, it is a folder, even `old.html`.
    const path = plain !== undefined && this.#folders.has(plain.toLowerCase()) ? `${plain}/index.html` : plain;
    if (path === undefined || listFolders(path).some(folder => this.#used.has(folder)))
      return {why: 'no file can have this URL'};
    const file = listFolders(path).find(folder => this.#files.has(folder));
    if (file !== undefined) return {why: `the file ${file} has this URL`};
    const folded = path.toLowerCase();
    const page = this.#pages.get(folded);
    const twin = this.#used.get(folded) ?? (page === path ? undefined : page);
    if (twin !== undefined) return {why: `it differs from ${twin} only in case`};
    this.#used.set(folded, path);
    for (const folder of listFolders(path)) this.#folders.add(folder);
    return {path};
  }
}

/** Returns the folders that contain a file, in lower case. */
function listFolders(path: string): readonly string[] {
  const names = path.toLowerCase().split('/');
  return names.slice(0, -1).map((_, at) => names.slice(0, at + 1).join('/'));
}

/**
 * Returns the file that a host serves at a URL (security rule C4). Undefined if some file system or browser does not
 * support it.
 */
function toFilePath(address: string): string | undefined {
  if (address === '/') return 'index.html';
  const slug = address.slice(1);
  // `index.html` would be the page at `/`, so use a folder.
  const path = slug === 'index' ? 'index/index.html' : toPortablePath(slug);
  // Also check the path after decoding it twice: it must not lead out of the site.
  if (path === undefined || normalizeSlug(address.replaceAll('%', '%25')) !== slug) return undefined;
  // Exclude paths of pages, which would redirect to themselves, and paths that Lectern reserves.
  if (/(?:^|\/)index\.html?$|^404\.html$|^_lectern(?:\/|$)/i.test(slug)) return undefined;
  return /\.html?$/i.test(slug) ? slug : path;
}

function writeRedirectPage(rule: ExactRule, base: string): string {
  const address = joinTarget(resolveTarget(rule, base));
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${address}</title>
    <link rel="canonical" href="${address}">
    <script src="${encodeSitePath(`/${redirectScriptPath}`, base)}"></script>
    <noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
  </head>
  <body>
    <p><a href="${address}">${address}</a></p>
  </body>
</html>
`.text;
}

import {isAbsolute, resolveLink, resolvePath, trimReference} from '../base/link.js';
import {withoutExtension} from '../base/page-files.js';
import {splitPath} from '../base/site-path.js';
import {decodeOnce, encodePath} from '../base/slug.js';
import {mountsAt} from '../site/navigation/open-documents.js';
import {findFirstInFolder} from '../site/routes/find-page.js';
import {pageFileCandidates} from '../site/routes/page-files.js';
import {resolve} from '../site/routes/routes.js';
import type {Project} from './project.js';

/** Target of an internal link: a page with a file, a generated page, another existing thing, or nothing. */
export type CheckedTarget =
  | {readonly state: 'page'; readonly file: string; readonly hash: string}
  | {readonly state: 'generated'; readonly slug: string; readonly hash: string}
  | {readonly state: 'other'}
  /** No link is made of it: `javascript:` and the like. */
  | {readonly state: 'refused'}
  | {readonly state: 'missing'; readonly kind: 'page' | 'asset'; readonly path: string};

const other: CheckedTarget = {state: 'other'};

/** Files that are made when a site is published. */
const published = /^(?:llms(?:-full)?\.txt|sitemap\.xml|robots\.txt|(?:.*\/)?(?:(?:rss|feed|atom)\.xml|feed\.json))$/;

/** Resolves a link in the file `from`, a page or docs.json. */
export function resolveLinkTarget(written: string, from: string, project: Project): CheckedTarget {
  const {navigation} = project.site;
  const link = resolveLink(written, {slug: withoutExtension(from), pages: navigation.entries});
  if (link.kind === 'refused') return {state: isAbsolute(trimReference(written)) ? 'refused' : 'other'};
  if (link.kind === 'external') return other;
  if (link.kind === 'asset') return assetAt(decodeOnce(splitPath(link.path).path).slice(1), project);
  const {path} = splitPath(trimReference(written));
  if (path === '') return from === 'docs.json' ? other : {state: 'page', file: from, hash: link.hash};
  return pageAt(link.slug, link.hash, project);
}

/** Returns the page at a site URL as readers would get it, redirects first. */
export function pageAt(slug: string, hash: string, project: Project): CheckedTarget {
  const {paths, site} = project;
  // The page `index` of the root is the home, whatever the home is.
  const route = resolve(site.routes, slug === 'index' ? '/' : `/${encodePath(slug)}`);
  // Broken redirects are reported at their own position.
  if (route.kind === 'redirect' || (route.kind === 'missing' && route.loop)) return other;
  if (route.kind === 'page') {
    if (route.entry.generated) return {state: 'generated', slug: route.slug, hash};
    const file = pageFileCandidates(route.slug).find(each => paths.has(each));
    // Entries without a file are reported in docs.json.
    return file === undefined ? other : {state: 'page', file, hash};
  }
  const file = pageFileCandidates(slug, '.mdx', false).find(each => paths.has(each));
  if (file !== undefined) return {state: 'page', file, hash};
  if ([slug, `${slug}.html`, `${slug}/index.html`].some(each => paths.has(each))) return other;
  if (!project.isReadable || findFirstInFolder(site.navigation, slug)) return other;
  // Pages of a document that was not read may have any address in its folder.
  if (mountsAt(site.navigation, slug).some(({document}) => !site.indexes.get(document))) return other;
  return {state: 'missing', kind: 'page', path: slug};
}

/** Returns the file that a picture or another asset names, as far as it is one of the project. */
export function resolveAssetTarget(written: string, from: string, project: Project): CheckedTarget {
  const text = trimReference(written);
  if (isAbsolute(text)) return other;
  const {path} = splitPath(text);
  if (path === '') return other;
  const file = resolvePath(path, from);
  return file === undefined ? other : assetAt(file, project);
}

function assetAt(path: string, {paths}: Project): CheckedTarget {
  if (paths.has(path) || published.test(path)) return other;
  return {state: 'missing', kind: 'asset', path};
}

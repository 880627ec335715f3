import {isAbsolute, resolveLink, resolvePath, trimReference} from '../base/link.js';
import {withoutExtension} from '../base/page-files.js';
import {splitPath} from '../base/site-path.js';
import {decodeOnce, encodePath} from '../base/slug.js';
import {findMounts} from '../site/navigation/open-documents.js';
import {findFirstInFolder} from '../site/routes/find-page.js';
import {listPageFileCandidates} from '../site/routes/page-files.js';
import {resolveRoute} from '../site/routes/routes.js';
import type {CheckedProject} from './project.js';

/** Target of a link: a page file, a generated page, another existing target, or none. */
type CheckedTarget =
  | {readonly state: 'page'; readonly file: string; readonly hash: string}
  | {readonly state: 'generated'; readonly slug: string; readonly hash: string}
  | {readonly state: 'other'}
  /** The URL is not allowed, such as `javascript:`. */
  | {readonly state: 'refused'}
  | {readonly state: 'missing'; readonly kind: 'page' | 'asset'; readonly path: string};

const other: CheckedTarget = {state: 'other'};

/** Matches files that exist only in a published site, where the check cannot find them. */
const published = /^(?:llms(?:-full)?\.txt|sitemap\.xml|robots\.txt|(?:.*\/)?(?:(?:rss|feed|atom)\.xml|feed\.json))$/;

/** Resolves a link in the file `from`, which is a page or docs.json. */
export function resolveLinkTarget(written: string, from: string, project: CheckedProject): CheckedTarget {
  const {navigation} = project.site;
  const link = resolveLink(written, {slug: withoutExtension(from), pages: navigation.entries});
  if (link.kind === 'refused') return {state: isAbsolute(trimReference(written)) ? 'refused' : 'other'};
  if (link.kind === 'external') return other;
  if (link.kind === 'asset') return getAsset(decodeOnce(splitPath(link.path).path).slice(1), project);
  const {path} = splitPath(trimReference(written));
  if (path === '') return from === 'docs.json' ? other : {state: 'page', file: from, hash: link.hash};
  return findPageAt(link.slug, link.hash, project);
}

/** Returns the target of a site path, following redirects first, as browsers do. */
export function findPageAt(slug: string, hash: string, project: CheckedProject): CheckedTarget {
  const {paths, site} = project;
  // Resolve the slug `index` as the home page, even if `/` opens another page.
  const route = resolveRoute(site.routes, slug === 'index' ? '/' : `/${encodePath(slug)}`);
  // Accept it here: another rule reports broken redirects where they are.
  if (route.kind === 'redirect' || (route.kind === 'missing' && route.loop)) return other;
  if (route.kind === 'page') {
    if (route.entry.generated) return {state: 'generated', slug: route.slug, hash};
    const file = listPageFileCandidates(route.slug).find(each => paths.has(each));
    // Accept it here: another rule reports docs.json entries without a file.
    return file === undefined ? other : {state: 'page', file, hash};
  }
  const file = listPageFileCandidates(slug).find(each => paths.has(each));
  if (file !== undefined) return {state: 'page', file, hash};
  if ([slug, `${slug}.html`, `${slug}/index.html`].some(each => paths.has(each))) return other;
  if (!project.isReadable || findFirstInFolder(site.navigation, slug)) return other;
  // Accept every path in the URL folder of a document that is not read: the document can define it.
  if (findMounts(site.navigation, slug).some(({document}) => !site.indexes.get(document))) return other;
  return {state: 'missing', kind: 'page', path: slug};
}

/** Resolves a reference to an image or other file to its path in the project. */
export function resolveAssetTarget(written: string, from: string, project: CheckedProject): CheckedTarget {
  const text = trimReference(written);
  if (isAbsolute(text)) return other;
  const {path} = splitPath(text);
  if (path === '') return other;
  const file = resolvePath(path, from);
  return file === undefined ? other : getAsset(file, project);
}

function getAsset(path: string, {paths}: CheckedProject): CheckedTarget {
  if (paths.has(path) || published.test(path)) return other;
  return {state: 'missing', kind: 'asset', path};
}

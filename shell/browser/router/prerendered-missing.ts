import {setHtml} from '../../../elements/base/set-html.js';
import {readStored} from '../../../elements/base/storage.js';
import {buildPageHref} from '../../../src/base/link.js';
import {splitPath} from '../../../src/base/site-path.js';
import {decodeOnce, normalizeSlug} from '../../../src/base/slug.js';
import type {AddressFile, AddressVariant, SiteData} from '../../../src/hosts/host-format.js';
import {en} from '../../../src/messages/en.js';
import {renderClosestNotice} from '../../../src/site/chrome/closest-notice.js';
import {renderNearPages} from '../../../src/site/chrome/missing-parts.js';
import {type NavigationFile, type SectionLines, toSidebarEntries} from '../../../src/site/chrome/navigation-file.js';
import type {Entry, PageEntry} from '../../../src/site/navigation/navigation.js';
import {findVariantOfSlug} from '../../../src/site/navigation/variant-of-slug.js';
import {findNearestSlug, findRelatedSlugs} from '../../../src/site/routes/nearest-page.js';
import {compileRedirects} from '../../../src/site/routes/redirects.js';
import {resolveRoute} from '../../../src/site/routes/routes.js';
import type {SiteRegions} from '../boot/skeleton.js';
import {loadDocumentMessages} from './document-messages.js';
import {loadFile} from './load-file.js';
import type {PrerenderedHtml} from './prerendered-html.js';
import {findPrerenderedPart} from './prerendered-part.js';
import {showNotice} from './update-content.js';
import {buildVariantKey} from './variant.js';

/**
 * Finds the page for an unknown URL, on the host's 404 page. Opens aliases, and redirects that the host does not
 * support. Otherwise lists the most similar pages, or opens the first (`errors.404.redirect`, contract section 3).
 */
export async function resolveMissing(parts: SiteRegions, root: URL, source: PrerenderedHtml): Promise<void> {
  const {search, hash, pathname} = location;
  const path = pathname.slice(root.pathname.length - 1);
  showPath(parts, path);
  const [navigation, addresses, data] = await Promise.all([
    loadFile<NavigationFile>('navigation', root),
    loadFile<AddressFile>('addresses', root),
    loadFile<SiteData>('site', root),
  ]);
  if (!navigation || !addresses || !data) return;
  // Stop if the reader opened another page meanwhile.
  if (location.pathname !== pathname) return;
  const {entries, labels} = listVisiblePages(Object.values(navigation.variants));
  const known = {entries, aliases: new Map(Object.entries(addresses.aliases))};
  const routes = {navigation: known, home: addresses.home, redirects: compileRedirects(data.redirects)};
  const route = resolveRoute(routes, path + search + hash);
  const hrefOf = (slug: string) => buildPageHref({slug}, {base: root.pathname, router: 'history', ending: '/'});
  // Navigate without a page load: a click during the load would be lost.
  const show = (slug: string) => source.router.replace(hrefOf(slug) + search + hash);
  if (route.kind === 'redirect') {
    if (route.external) return location.replace(route.to);
    const page = resolveRoute(routes, route.to);
    if (page.kind !== 'page') return location.replace(new URL(`.${route.to}`, root).href);
    return source.router.replace(hrefOf(page.slug) + route.to.slice(splitPath(route.to).path.length));
  }
  // The page has moved from this URL. Show it at its new URL.
  if (route.kind === 'page' && route.moved) return show(route.slug);
  // Swagger UI has fragments that look like pages of the hash router.
  const part = await findPrerenderedPart(decodeOnce(path.replace(/\/$/, '')), root);
  if (location.pathname !== pathname) return;
  if (part !== undefined) return source.router.replace(part);
  const slug = normalizeSlug(path);
  // Suggest only pages with a file: the navigation can list missing ones.
  const written = new Set(data.slugs);
  const variant = findVariant(slug ?? '', addresses, readStored(buildVariantKey(root.pathname)));
  const own = listVisiblePages([navigation.variants[variant?.id ?? ''] ?? {}]);
  const there = [...own.entries.keys()].filter(each => written.has(each));
  const related = slug === undefined ? [] : findRelatedSlugs(there, slug);
  const near = (slug === undefined ? undefined : findNearestSlug(there, slug)) ?? related[0] ?? addresses.home;
  const {missing} = parts.site.dataset;
  const isGoing = missing === 'go' && written.has(near);
  if (variant && !isGoing && variant.id !== parts.site.dataset.variant) {
    await source.showFile(new URL(variant.file, root).href);
    if (location.pathname !== pathname) return;
    showPath(parts, path);
  }
  if (isGoing) {
    await show(near);
    showNotice(parts, renderClosestNotice((await loadDocumentMessages())?.frame ?? en, path));
  } else if (missing === 'near') {
    const box = document.createElement('template');
    const pages = related.map(each => ({
      href: hrefOf(each),
      label: own.labels.get(each) ?? labels.get(each) ?? each,
      slug: each,
    }));
    const list = parts.article.querySelector('.not-found-links');
    // The 404 page always links to the home page. Do not add it twice.
    const offered = [...(list?.querySelectorAll('a') ?? [])].map(({href}) => href);
    const others = pages.filter(({href}) => !offered.includes(new URL(href, location.href).href));
    if (others.length === 0) return;
    setHtml(box, renderNearPages((await loadDocumentMessages())?.frame ?? en, others));
    list?.append(box.content);
  }
}

/** Shows the requested path on the 404 page, whose file is the same for all URLs. */
function showPath({main}: SiteRegions, path: string): void {
  const box = main.querySelector('.not-found-path > code');
  if (box) box.textContent = decodeOnce(path);
}

/** Returns the variant whose pages to suggest: that of the URL, or else the reader's last one, or else the default. */
function findVariant(slug: string, {variants = []}: AddressFile, last: string | undefined): AddressVariant | undefined {
  return (
    findVariantOfSlug(slug, variants, ({folders}) => folders) ??
    variants.find(({id}) => id === last) ??
    variants.find(({file}) => file === '404.html')
  );
}

/** Lists the visible pages of variants in navigation order. */
function listVisiblePages(variants: readonly SectionLines[]) {
  const entries = new Map<string, PageEntry>();
  const labels = new Map<string, string>();
  for (const lines of variants.flatMap(sections => Object.values(sections))) {
    const {entries: own, pageMetadata} = toSidebarEntries(lines);
    const visit = (entry: Entry) => {
      const page = entry.kind === 'page' ? entry : entry.root;
      if (page && !entries.has(page.slug)) entries.set(page.slug, page);
      if (entry.kind === 'group') entry.entries.forEach(visit);
    };
    own.forEach(visit);
    for (const [slug, {title}] of pageMetadata) if (title !== undefined) labels.set(slug, title);
  }
  return {entries, labels};
}

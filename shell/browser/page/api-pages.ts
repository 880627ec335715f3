import {html} from '../../../src/base/html.js';
import {loadingSkeleton} from '../../../src/site/chrome/skeleton.js';
import type {PageEntry} from '../../../src/site/navigation/navigation.js';
import {findMounts, findPageOfDocument} from '../../../src/site/navigation/open-documents.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import type {PageRoute, UnlistedRoute} from '../../../src/site/routes/routes.js';
import type {Site} from '../../../src/site/site.js';
import {createPlainPage} from '../../../src/site/special-pages.js';

/**
 * Returns the API documents that must load before a URL can be resolved: those with the URL's folder, and that of the
 * entry's operation.
 */
export function listUnreadDocuments({navigation, indexes}: Site, route: PageRoute | UnlistedRoute): readonly string[] {
  const generated = route.kind === 'page' ? route.entry.generated : undefined;
  // No document is needed for a page with a file, nor for an overview, whose URL does not depend on the document.
  if (route.kind === 'page' && !generated?.operation) return [];
  const here = findMounts(navigation, route.slug).map(({document}) => document);
  const wanted = generated?.state === 'unread' ? [...here, ...generated.documents.slice(0, 1)] : here;
  return [...new Set(wanted)].filter(document => !indexes.has(document));
}

/**
 * Returns a page that reports an unreadable document, instead of a page that the document should generate. Undefined if
 * all documents are readable.
 */
export function findUnreadablePage({navigation, indexes}: Site, slug: string): PageEntry | undefined {
  const broken = findMounts(navigation, slug).find(({document}) => indexes.has(document) && !indexes.get(document));
  const page = broken && findPageOfDocument(navigation, broken.document);
  return page === undefined ? undefined : navigation.entries.get(page);
}

/**
 * Creates a skeleton for a page whose API document loads, with both columns. The style sheet shows it after a delay.
 */
export function createSkeletonPage({config}: Site, slug: string): PageDocument {
  const panels = html`<div class="page-side waiting-side" aria-hidden="true"><div class="side-box"><div></div><div></div></div></div>`;
  const page = createPlainPage(slug, config.name, loadingSkeleton, panels);
  return {...page, metadata: {...page.metadata, binding: {kind: 'operation'}}, hasSide: true};
}

/** Shows the download progress of slow documents in the skeleton. */
export async function showProgress(files: readonly string[], root: string): Promise<void> {
  const skeleton = document.querySelector('.page-waiting');
  if (!skeleton) return;
  const [{showReading}, {resolveDocumentUrl}] = await Promise.all([
    import('../../../elements/api-reference/endpoint/show-reading.js'),
    import('../../../elements/api-reference/documents/fetch-documents.js'),
  ]);
  const addresses = files.map(file => resolveDocumentUrl(file, root));
  showReading(skeleton, addresses);
}

import type {OperationReference} from '../api-reference/views/reader.js';
import type {ViewSiteOptions} from '../api-reference/views/view-request.js';
import {buildPageHref, type SiteLocation} from '../base/link.js';
import {slugifyHeading} from '../components/slugify-heading.js';
import type {ApiEntry, ApiIndex} from '../openapi/operation/api-index.js';
import {nameOperation} from '../openapi/operation/name-operation.js';
import {findLinked, readPartLink, writePartLink} from '../openapi/operation/part-link.js';
import type {Navigation} from './navigation/navigation.js';
import {findPageOfDocument} from './navigation/open-documents.js';
import type {Site} from './site.js';

/** Parts of a site that determine the URLs of operations and schemas. */
export type PlacedPages = Pick<Site, 'navigation' | 'indexes'> & {readonly place: SiteLocation};

/**
 * Adds a function to the view options that resolves links between parts of API documents. All documents of the site
 * must be loaded.
 */
export function addPartHrefs(options: ViewSiteOptions, site: PlacedPages): ViewSiteOptions {
  const link = (document: string, written: string) => findPartHref(site, document, written);
  return options.site ? {...options, site: {...options.site, partHref: link}} : options;
}

/**
 * Returns the URL for a link to a part of an API document. Accepts the forms of common API tools: `#operation/id`,
 * `#tag/Name`, `#tag/Name/operation/id`, `#section/Title`, `#/paths/~1users/get`. Undefined if no page contains the
 * part.
 */
export function findPartHref(site: PlacedPages, document: string, written: string): string | undefined {
  const index = site.indexes.get(document);
  const {navigation, place} = site;
  const part =
    index &&
    findPart(index, written, {
      overview: () => findOverviewHref(navigation, document),
      pageOf: operation => collectOperationPages(navigation).get(buildOperationKey(document, operation)),
    });
  return part && buildPageHref(part, place);
}

export function findOperationHref(site: PlacedPages, document: string, name: OperationReference): string | undefined {
  return findPartHref(site, document, writePartLink(name));
}

/** Pages that a document generates, by slug. */
interface DocumentPages {
  overview(): string | undefined;
  pageOf(operation: ApiEntry): string | undefined;
}

/** Returns the page that contains a part of a document, and the fragment of the part on that page. */
export function findPart(
  index: Pick<ApiIndex, 'operations' | 'tags'>,
  written: string,
  {overview: findOverview, pageOf}: DocumentPages,
): {readonly slug: string; readonly hash: string} | undefined {
  const {kind, keys} = readPartLink(written);
  const operation = findLinked(index.operations, written);
  if (operation) return toPart(pageOf(operation));
  const overview = findOverview();
  if (kind === 'section' && overview !== undefined)
    return toPart(overview, slugifyHeading(`about ${keys.at(-1) ?? ''}`));
  // Accept the name of a tag alone: `#/pets` is a link in Swagger UI.
  const named = kind === 'tag' || (kind === '' && keys.length === 1) ? slugifyHeading(keys[0] ?? '') : '';
  const tag = named ? index.tags.find(({name}) => slugifyHeading(name) === named) : undefined;
  if (!tag) return undefined;
  if (overview !== undefined) return toPart(overview, slugifyHeading(`tag-${tag.label}`));
  const first = index.operations.find(({id}) => tag.operations.includes(id));
  return first && toPart(pageOf(first));
}

function toPart(slug: string | undefined, hash = '') {
  return slug === undefined ? undefined : {slug, hash};
}

/**
 * Returns the URL for a fragment from a page of Swagger UI, Redoc, or Scalar. Searches all documents and uses the first
 * match.
 */
export function findFragmentHref(site: PlacedPages, fragment: string): string | undefined {
  for (const document of site.indexes.keys()) {
    const href = findPartHref(site, document, fragment);
    if (href !== undefined) return href;
  }
  return undefined;
}

const known = new WeakMap<Navigation, ReadonlyMap<string, string>>();

/**
 * Returns a map of the operation pages: the key is document, method, and path, and the value is the slug. Cached, because a
 * document can contain thousands of links to operations.
 */
function collectOperationPages(navigation: Navigation): ReadonlyMap<string, string> {
  const pages =
    known.get(navigation) ??
    new Map(
      [...navigation.entries.values()].flatMap(({slug, generated}) => {
        const {operation, documents: [document] = []} = generated ?? {};
        return operation && document !== undefined
          ? [[`${document} ${operation.method} ${operation.path}`, slug] as const]
          : [];
      }),
    );
  known.set(navigation, pages);
  return pages;
}

export function findOperationSlug(
  navigation: Navigation,
  document: string,
  operation: Pick<ApiEntry, 'kind' | 'method' | 'path'>,
): string | undefined {
  return collectOperationPages(navigation).get(buildOperationKey(document, operation));
}

function buildOperationKey(document: string, operation: Pick<ApiEntry, 'kind' | 'method' | 'path'>): string {
  const {method, path} = nameOperation(operation);
  return `${document} ${method} ${path}`;
}

function findOverviewHref(navigation: Navigation, document: string): string | undefined {
  const slug = findPageOfDocument(navigation, document);
  return slug !== undefined && !navigation.entries.get(slug)?.generated?.operation ? slug : undefined;
}

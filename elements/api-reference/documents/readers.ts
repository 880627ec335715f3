import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import type {ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {decodeOnce} from '../../../src/base/slug.js';
import {sanitizeUrl} from '../../../src/base/url.js';
import {getApiContext} from '../endpoint/site-context.js';
import {resolveDocumentUrl} from './fetch-documents.js';
import {createFolderReader, createTextReader, evictReadersBelow, openSharedReader} from './shared-reader.js';

/** Returns the readers of an element's documents (`spec`), in order. Skips invalid URLs. */
export function openElementReaders({
  slices,
  specs,
  overlays,
}: Pick<ViewRequest, 'slices' | 'specs' | 'overlays'>): readonly ApiReader[] {
  if (slices) {
    const folder = resolveSlicesFolder(slices);
    return folder ? [createFolderReader(folder, urls => openReaders(urls))] : [];
  }
  return openReaders(
    specs,
    overlays?.flatMap(each => sanitizeUrl(each, 'server', document.baseURI) ?? []),
  );
}

/** Returns the URLs of an element's documents, in the order of `openElementReaders`. */
export function resolveDocumentUrls({slices, specs}: Pick<ViewRequest, 'slices' | 'specs'>): readonly string[] {
  const folder = slices && resolveSlicesFolder(slices);
  return folder ? [folder] : listDocumentPlaces(specs).map(({file, root}) => resolveDocumentUrl(file, root));
}

/** Removes an element's documents from the cache. Call it to read them again after an error or a change. */
export function evictReaders(wanted: Pick<ViewRequest, 'slices' | 'specs'>): void {
  for (const url of resolveDocumentUrls(wanted)) evictReadersBelow(url);
}

function resolveSlicesFolder(slices: string): string | undefined {
  return sanitizeUrl(slices.replace(/\/?$/, '/'), 'server', getApiContext()?.root ?? document.baseURI);
}

function openReaders(specs: readonly string[], overlays?: readonly string[]): readonly ApiReader[] {
  // `spec` contains a document instead of a URL if it has braces or several lines.
  return specs.flatMap(spec =>
    /[\n{]/.test(spec)
      ? [createTextReader(spec)]
      : listDocumentPlaces([spec]).map(({file, root}) => openSharedReader(file, root, {overlays})),
  );
}

/** Returns each document's location: a path in the project for documents of the site, or else a URL. */
function listDocumentPlaces(specs: readonly string[]): readonly {file: string; root: string}[] {
  const site = getApiContext();
  const root = site?.root ?? new URL('.', document.baseURI).href;
  return specs.flatMap(spec => {
    const url = sanitizeUrl(site ? spec.replace(/^\/+/, '') : spec, 'server', site?.root ?? document.baseURI);
    if (url === undefined) return [];
    const isInside = site !== undefined && url.startsWith(root) && !url.includes('?');
    return [{file: isInside ? decodeOnce(url.slice(root.length)) : url, root}];
  });
}

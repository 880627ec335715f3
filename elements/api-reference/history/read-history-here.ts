import type {ApiHistory} from '../../../src/api-reference/history/api-history.js';
import {readHistory} from '../../../src/api-reference/history/read-history.js';
import type {DatedFile} from '../../../src/config/config.js';
import {fetchDocuments, resolveDocumentUrl} from '../documents/fetch-documents.js';
import {readOverlayPaths} from '../documents/read-overlay-paths.js';
import {getApiContext} from '../endpoint/site-context.js';

const histories = new Map<string, Promise<ApiHistory>>();

/** Loads the versions of a document and compares them in the page, once for all elements. */
export function readHistoryHere(
  document: string,
  root: string,
  versions: readonly DatedFile[],
  omitsPrivate = getApiContext()?.omitsPrivate === true,
): Promise<ApiHistory> {
  const key = [resolveDocumentUrl(document, root), ...versions.map(({date, file}) => `${date} ${file}`)].join('\n');
  const known = histories.get(key) ?? read(document, root, versions, omitsPrivate);
  histories.set(key, known);
  // Remove a failed history from the cache, so that the next call loads it again.
  known.catch(() => histories.delete(key));
  return known;
}

async function read(
  document: string,
  root: string,
  versions: readonly DatedFile[],
  omitsPrivate: boolean,
): Promise<ApiHistory> {
  const overlays = await readOverlayPaths(resolveDocumentUrl(document, root));
  return readHistory({document, versions, files: fetchDocuments(root), overlays, omitsPrivate});
}

import {compareDates} from '../../../src/api-reference/history/api-history.js';
import {buildOperationHistory, type OperationHistory} from '../../../src/api-reference/history/operation-history.js';
import {listReleasedChanges, type ReleasedChanges} from '../../../src/api-reference/history/released-changes.js';
import type {ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {decodeOnce} from '../../../src/base/slug.js';
import {sanitizeUrl} from '../../../src/base/url.js';
import type {DatedFile} from '../../../src/config/config.js';
import {findOperation} from '../../../src/openapi/operation/find-operation.js';
import {nameOperation} from '../../../src/openapi/operation/name-operation.js';
import {allHistory, buildSliceName, sliceHistories} from '../../../src/openapi/slices/slice-index.js';
import {openElementReaders, resolveDocumentUrls} from '../documents/readers.js';
import {getApiContext} from '../endpoint/site-context.js';

/** History of an operation, and of its whole document, which lists and the search use. */
export interface FoundHistory {
  readonly history: OperationHistory;
  readAll(): Promise<ReleasedChanges | undefined>;
}

/**
 * Loads the history of an element's operation. Resolves to undefined if docs.json or the element lists no versions of
 * its document.
 */
export async function findOperationHistory(host: Element, wanted: ViewRequest): Promise<FoundHistory | undefined> {
  const {name, slices} = wanted;
  if (!name) return undefined;
  for (const [at, reader] of openElementReaders(wanted).entries()) {
    const url = resolveDocumentUrls(wanted)[at];
    const versions = slices || url === undefined ? [] : readVersions(host, url);
    // Skip a document without versions: the next line would load the document for nothing.
    if (url === undefined || (!slices && versions.length === 0)) continue;
    const {index} = await reader.index();
    const entry = index && findOperation(index, name.method, name.path);
    if (!entry) continue;
    if (slices) {
      const folder = `${url}${sliceHistories}`;
      const own = await fetchHistory<OperationHistory>(
        `${folder}${encodeURIComponent(buildSliceName(entry.id))}.json`,
        'entries',
      );
      return own && {history: own, readAll: () => fetchHistory<ReleasedChanges>(folder + allHistory, 'changes')};
    }
    const {readHistoryHere} = await import('./read-history-here.js');
    const root = getSiteRoot();
    const history = await readHistoryHere(toDocumentPath(url, root), root, versions);
    return {
      history: buildOperationHistory(history, nameOperation(entry)),
      readAll: async () => listReleasedChanges(history),
    };
  }
  return undefined;
}

/**
 * Parses the attribute value `old.yaml 2026-03, new.yaml 2026-08`. Without the attribute, returns the versions that the
 * site lists.
 */
function readVersions(host: Element, address: string): readonly DatedFile[] {
  const site = getApiContext();
  const written = host.getAttribute('history');
  if (!written?.trim()) return site?.versionsOf?.(toDocumentPath(address, site.root)) ?? [];
  const root = getSiteRoot();
  const versions = written.split(',').flatMap(each => {
    const [file = '', date = ''] = each.trim().split(/\s+/);
    const url = date && sanitizeUrl(site ? file.replace(/^\/+/, '') : file, 'server', root);
    return url ? [{date, file: toDocumentPath(url, root)}] : [];
  });
  return versions.sort(compareDates);
}

function getSiteRoot(): string {
  return getApiContext()?.root ?? new URL('.', document.baseURI).href;
}

/** Returns the path of a document relative to `root`, or its URL if it is outside. */
function toDocumentPath(url: string, root: string): string {
  return url.startsWith(root) ? decodeOnce(url.slice(root.length)) : url;
}

async function fetchHistory<T>(url: string, key: string): Promise<T | undefined> {
  const response = await fetch(url, {credentials: 'same-origin'});
  const history: unknown = response.ok ? await response.json() : undefined;
  return typeof history === 'object' && history !== null && key in history ? (history as T) : undefined;
}

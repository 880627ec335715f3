import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {OperationReference} from '../../../src/api-reference/views/reader.js';
import {getOwn, getOwnList, isObject, type JsonObject} from '../../../src/base/json.js';
import {toDoubles} from '../../../src/base/to-doubles.js';
import type {DocumentSet} from '../../../src/openapi/document/document-set.js';
import {toSelfContained} from '../../../src/openapi/document/to-self-contained.js';
import {findOperation} from '../../../src/openapi/operation/find-operation.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {createOverlaidFiles} from '../../../src/openapi/overlays/create-overlaid-files.js';
import {buildSlice} from '../../../src/openapi/slices/slice.js';
import {buildSliceName, type SliceIndex} from '../../../src/openapi/slices/slice-index.js';
import {fetchDocuments} from '../documents/fetch-documents.js';
import {readOverlayPaths} from '../documents/read-overlay-paths.js';

export interface OperationSources {
  /** Document URLs in order. With `isSliced`, folders of slices. */
  readonly addresses: readonly string[];
  readonly isSliced: boolean;
}

/**
 * Returns the API document reduced to one operation, in one file. Resolves to undefined if no document has the
 * operation.
 */
export async function isolateOperation(
  {addresses, isSliced}: OperationSources,
  name: OperationReference,
): Promise<JsonObject | undefined> {
  for (const url of addresses) {
    const found = await (isSliced ? loadFromSlices(url, name) : loadFromDocument(url, name));
    if (found) return found;
  }
  return undefined;
}

async function loadFromSlices(folder: string, {method, path}: OperationReference): Promise<JsonObject | undefined> {
  const index = await readJson<SliceIndex>(`${folder}index.json`);
  const found = index && findOperation(index, method, path);
  if (!found) return undefined;
  const documents = await openDocument(`${folder}${encodeURIComponent(buildSliceName(found.id))}.json`);
  return (
    documents &&
    toViewerDocument(documents, () => documents.root.value as JsonObject, new URL(index.document, folder).href)
  );
}

async function loadFromDocument(url: string, {method, path}: OperationReference): Promise<JsonObject | undefined> {
  const documents = await openDocument(url);
  if (!documents) return undefined;
  const {operations} = await documents.settle(() => indexDocument(documents));
  const entry = findOperation({operations}, method, path);
  return entry && toViewerDocument(documents, () => buildSlice(documents, entry), url);
}

async function openDocument(url: string): Promise<DocumentSet | undefined> {
  const files = createOverlaidFiles(fetchDocuments(document.baseURI), new Map([[url, await readOverlayPaths(url)]]));
  return openReader(url, files).documents();
}

/**
 * Inlines references, because third-party viewers load one file. Rounds numbers to doubles, because viewers support no
 * others. `base` is the published URL of the document.
 */
async function toViewerDocument(documents: DocumentSet, slice: () => JsonObject, base: string): Promise<JsonObject> {
  const whole = await documents.settle(() => toSelfContained(documents, slice()));
  return withServers(toDoubles(whole), base);
}

async function readJson<T>(url: string): Promise<T | undefined> {
  const response = await fetch(url, {credentials: 'same-origin'}).catch(() => undefined);
  return response?.ok ? ((await response.json()) as T) : undefined;
}

/** Makes relative server URLs absolute: a viewer's frame has no URL of its own to resolve them against. */
function withServers(document: JsonObject, base: string): JsonObject {
  const servers = getOwnList(document, 'servers');
  const whole = (server: unknown) => {
    const url = getOwn(server, 'url');
    const isRelative = isObject(server) && typeof url === 'string' && !url.includes('{') && URL.canParse(url, base);
    return isRelative ? {...server, url: new URL(url, base).href.replace(/\/$/, '')} : server;
  };
  return {...document, servers: (servers.length > 0 ? servers : [{url: '/'}]).map(whole)};
}

import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {OperationName} from '../../../src/api-reference/views/reader.js';
import {isObject, type JsonObject, own, ownList} from '../../../src/base/json.js';
import {toDoubles} from '../../../src/base/to-doubles.js';
import {selfContained} from '../../../src/openapi/document/self-contained.js';
import {findOperation} from '../../../src/openapi/operation/find-operation.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {sliceOf} from '../../../src/openapi/slices/slice.js';
import {bundleSlice, type SliceIndex, sliceName} from '../../../src/openapi/slices/slice-index.js';
import {fetchDocuments} from '../documents/fetch-documents.js';

export interface Sources {
  /** Addresses of documents, in the order in which they are asked; of a folder of slices where `isSliced`. */
  readonly addresses: readonly string[];
  readonly isSliced: boolean;
}

/** The document cut down to one operation, in one file; `undefined` where none can be read that has the operation. */
export async function oneOperation(
  {addresses, isSliced}: Sources,
  name: OperationName,
): Promise<JsonObject | undefined> {
  for (const address of addresses) {
    const found = await (isSliced ? fromSlices(address, name) : fromDocument(address, name));
    if (found) return found;
  }
  return undefined;
}

async function fromSlices(folder: string, {method, path}: OperationName): Promise<JsonObject | undefined> {
  const index = await readJson<SliceIndex>(`${folder}index.json`);
  const found = index && findOperation(index, method, path);
  const slice = found && (await readJson<JsonObject>(`${folder}${encodeURIComponent(sliceName(found.id))}.json`));
  const source = index?.document;
  if (slice && source !== undefined && index.isBundled) {
    const whole = await fromDocument(new URL(bundleSlice, folder).href, {method, path}, new URL(source, folder).href);
    if (whole) return whole;
  }
  return slice && withServers(selfContained(slice), source === undefined ? folder : new URL(source, folder).href);
}

/** `base` is where the document is published. */
async function fromDocument(
  address: string,
  {method, path}: OperationName,
  base = address,
): Promise<JsonObject | undefined> {
  const documents = await openReader(address, fetchDocuments(document.baseURI)).documents();
  if (!documents) return undefined;
  const {operations} = await documents.settle(() => indexDocument(documents));
  const entry = findOperation({operations}, method, path);
  const slice = entry && selfContained(await documents.settle(() => sliceOf(documents, entry)));
  // Viewers of others know doubles only.
  return slice && withServers(toDoubles(slice), base);
}

async function readJson<T>(address: string): Promise<T | undefined> {
  const answer = await fetch(address, {credentials: 'same-origin'}).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as T) : undefined;
}

/** A frame has no address from which relative servers could be understood. */
function withServers(document: JsonObject, base: string): JsonObject {
  const servers = ownList(document, 'servers');
  const whole = (server: unknown) => {
    const url = own(server, 'url');
    const isRelative = isObject(server) && typeof url === 'string' && !url.includes('{') && URL.canParse(url, base);
    return isRelative ? {...server, url: new URL(url, base).href.replace(/\/$/, '')} : server;
  };
  return {...document, servers: (servers.length > 0 ? servers : [{url: '/'}]).map(whole)};
}

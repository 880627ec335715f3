import type {JsonObject} from '../base/json.js';
import type {DocumentSet} from '../openapi/document/document-set.js';
import {getChild, type Located} from '../openapi/document/located.js';
import type {OperationEntry} from '../openapi/operation/create-found-operation.js';
import {buildOverviewSlice, buildSlice, Slice} from '../openapi/slices/slice.js';
import {isAsync} from './is-async.js';

type Entry = Pick<OperationEntry, 'node' | 'item' | 'path' | 'kind'>;

/**
 * Returns the slice for an operation or channel of an OpenAPI or AsyncAPI document (see `buildSlice`). Call within
 * `DocumentSet.settle`.
 */
export function buildAnySlice(documents: DocumentSet, entry: Entry): JsonObject {
  return isAsync(documents) ? buildChannelSlice(documents, entry) : buildSlice(documents, entry);
}

/**
 * Returns the overview slice of an OpenAPI or AsyncAPI document (see `buildOverviewSlice`). Call within
 * `DocumentSet.settle`.
 */
export function buildAnyOverviewSlice(documents: DocumentSet, entries: readonly Entry[]): JsonObject {
  return isAsync(documents) ? buildAsyncOverviewSlice(documents, entries) : buildOverviewSlice(documents, entries);
}

function buildChannelSlice(documents: DocumentSet, entry: Entry): JsonObject {
  const slice = new Slice(documents);
  const {root} = documents;
  for (const pointer of ['/asyncapi', '/defaultContentType', '/info/title', '/info/version'])
    slice.keepPart({...root, pointer});
  slice.keepWay(findPosition(documents, entry));
  slice.keepAll(entry.node);
  slice.keepAll(entry.item);
  // Include all servers, because a channel without `servers` uses all of them, and a server can refer to the scheme of
  // another.
  slice.keepAll(getChild(root, 'servers'));
  slice.keepAll(findSchemes(root));
  return slice.document();
}

function buildAsyncOverviewSlice(documents: DocumentSet, entries: readonly Entry[]): JsonObject {
  const slice = new Slice(documents);
  const {root} = documents;
  for (const key of ['asyncapi', 'info', 'servers', 'tags', 'x-tagGroups', 'externalDocs', 'defaultContentType'])
    slice.keepAll(getChild(root, key));
  slice.keepAll(findSchemes(root));
  for (const entry of entries) {
    const {node, item} = entry;
    slice.keepWay(findPosition(documents, entry));
    slice.keepWay(getChild(node, 'channel'));
    const holders = [item, node, getChild(item, 'publish'), getChild(item, 'subscribe')];
    for (const holder of holders)
      if (holder) {
        slice.keepWay(holder);
        const found = documents.resolve(holder);
        const place = found.state === 'found' ? found.node : holder;
        slice.reach(place);
        for (const key of listedKeys) slice.keepAll(getChild(place, key));
      }
  }
  return slice.document();
}

const listedKeys =
  'action address title summary operationId tags traits deprecated x-deprecated x-hidden x-internal x-excluded'.split(
    ' ',
  );

/**
 * Returns the position of an operation or channel in the document, before following references. For a channel without
 * operations, this is the channel itself.
 */
function findPosition({root}: DocumentSet, {node, item, path}: Entry): Located | undefined {
  const operations = node.value === item.value ? undefined : getChild(root, 'operations');
  const holder = (operations && getChild(operations, path) ? operations : undefined) ?? getChild(root, 'channels');
  return holder && getChild(holder, path);
}

function findSchemes(root: Located): Located | undefined {
  const components = getChild(root, 'components');
  return components && getChild(components, 'securitySchemes');
}

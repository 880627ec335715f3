import {getOwnText} from '../base/json.js';
import {limits} from '../base/limits.js';
import type {DocumentSet} from '../openapi/document/document-set.js';
import {getChild, type Located} from '../openapi/document/located.js';
import {buildOperationIds} from '../openapi/operation/build-operation-ids.js';
import type {OperationEntry} from '../openapi/operation/create-found-operation.js';
import {type DocumentIndex, indexDocument} from '../openapi/operation/index-document.js';
import {buildOperationRoute, type OperationRoute} from '../openapi/operation/operation-route.js';
import {buildTagSections, readTagGroups} from '../openapi/operation/tags.js';
import {type FoundChannel, findChannels} from './find-channels.js';
import {isAsync} from './is-async.js';
import type {AsyncTag} from './model.js';
import {readTags} from './read-parts.js';
import {type ReadingState, startReading} from './reading.js';

/**
 * Returns the index of an OpenAPI or AsyncAPI document. Call within `DocumentSet.settle`, because referenced parts can
 * be in other files.
 */
export function indexAnyDocument(documents: DocumentSet): DocumentIndex {
  return isAsync(documents) ? indexChannels(documents) : indexDocument(documents);
}

/** Returns the index of an AsyncAPI document: its operations (3.x) or channels (2.x), and its tags. */
export function indexChannels(documents: DocumentSet): DocumentIndex {
  const reading = startReading(documents);
  const found = [...findChannels(reading)];
  const {problems} = reading;
  if (found.length > limits.operations) {
    problems.push({
      code: 'spec-operations',
      level: 'warning',
      message: `The document has ${found.length} operations, but Lectern shows only the first ${limits.operations}.`,
      fix: 'split it into several documents.',
      at: documents.root,
    });
    found.length = limits.operations;
  }
  // Build the URL without the direction: otherwise, a second operation on the channel would change the URL.
  const ids = buildOperationIds(found.map(({path}) => ({method: '', path, operationId: path})));
  const routed = new Set<string>();
  const operations = found.map(
    (each, at): OperationEntry => ({
      ...each,
      id: ids[at]!,
      address: each.address ?? each.channel,
      route: routeOf(each),
    }),
  );
  const root = documents.root.value;
  const described = {...tagsAbove(reading), 'x-tagGroups': getGroups(root)};
  const tags = buildTagSections(described, operations);
  return {
    operations,
    byId: new Map(operations.map(each => [each.id, each])),
    tags,
    groups: readTagGroups(described, tags),
    problems,
  };

  /**
   * Returns the URL parts of a channel or operation. Hosted platforms have one page per channel, so the first operation
   * gets the channel's slug, and others get one from their own name.
   */
  function routeOf(each: FoundChannel): OperationRoute {
    if (routed.has(each.channel)) return buildOperationRoute({...each, summary: undefined});
    routed.add(each.channel);
    return buildOperationRoute({...each, path: each.channel, summary: getOwnText(each.item.value, 'title')});
  }

  function tagsAbove(reading: ReadingState) {
    const holders: Located[] = [];
    const info = getChild(documents.root, 'info');
    for (const holder of [info, documents.root]) if (holder) holders.push(holder);
    const all = [...holders, ...found.flatMap(({parts, item}) => [...parts.map(({node}) => node), item])];
    const byName = new Map<string, AsyncTag>();
    for (const each of all)
      for (const tag of readTags(reading, [each]))
        if (!byName.get(tag.name)?.description) byName.set(tag.name, {...byName.get(tag.name), ...tag});
    const shown = new Set([
      ...holders.flatMap(each => readTags(reading, [each])).map(({name}) => name),
      ...operations.flatMap(each => each.tags),
    ]);
    return {tags: [...byName.values()].filter(({name}) => shown.has(name))};
  }
}

function getGroups(root: unknown): unknown {
  return getOwnText(root, 'x-tagGroups') ?? (root as Record<string, unknown>)['x-tagGroups'];
}

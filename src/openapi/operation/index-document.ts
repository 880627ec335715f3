import {getOwn, getOwnText, isObject} from '../../base/json.js';
import {limits} from '../../base/limits.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import type {DocumentSet} from '../document/document-set.js';
import {describeWrongShape, formatPointer} from '../document/format-pointer.js';
import {getChild, type Located} from '../document/located.js';
import type {SpecProblem} from '../document/spec-problem.js';
import {buildOperationIds} from './build-operation-ids.js';
import {
  createFoundOperation,
  type FoundOperation,
  listMethods,
  listPathItems,
  type OperationEntry,
} from './create-found-operation.js';
import {withInfo} from './info-settings.js';
import {buildOperationRoute} from './operation-route.js';
import {readPageSettings} from './read-page-settings.js';
import {buildTagSections, readTagGroups, type TagGroup, type TagSection} from './tags.js';

/** Operations, tags, and problems of a document. */
export interface DocumentIndex {
  readonly operations: readonly OperationEntry[];
  readonly byId: ReadonlyMap<string, OperationEntry>;
  readonly tags: readonly TagSection[];
  readonly groups: readonly TagGroup[];
  readonly problems: readonly SpecProblem[];
}

interface Walk {
  readonly documents: DocumentSet;
  readonly found: FoundOperation[];
  readonly problems: SpecProblem[];
}

/**
 * Lists the operations of a document in document order, without reading their details. Call within
 * `DocumentSet.settle`, because path items can be in other files.
 */
export function indexDocument(documents: DocumentSet): DocumentIndex {
  const walk: Walk = {documents, found: [], problems: []};
  walkItems(walk, 'paths', 'operation');
  for (const key of ['webhooks', 'x-webhooks']) walkItems(walk, key, 'webhook');
  if (walk.found.length > limits.operations) {
    report(walk, documents.root, 'warning', 'spec-operations', ...describeTooMany(walk.found.length));
    walk.found.length = limits.operations;
  }
  const ids = buildOperationIds(walk.found);
  const operations = walk.found.map(
    (each, index): OperationEntry => ({
      ...each,
      ...omitUndefined({page: withInfo(each.page, documents.root.value)}),
      id: ids[index]!,
      route: buildOperationRoute({...each, summary: getOwnText(each.node.value, 'summary')}),
    }),
  );
  reportDuplicates(walk, operations);
  const tags = buildTagSections(documents.root.value, operations);
  return {
    operations,
    byId: new Map(operations.map(each => [each.id, each])),
    tags,
    groups: readTagGroups(documents.root.value, tags),
    problems: walk.problems,
  };
}

function walkItems(walk: Walk, key: string, kind: OperationEntry['kind']): void {
  const holder = getChild(walk.documents.root, key);
  if (!holder) return;
  if (!isObject(holder.value)) {
    report(
      walk,
      holder,
      'error',
      'spec-shape',
      describeWrongShape(holder, 'an object'),
      'write an object with a key for each path, such as "/users": {}.',
    );
    return;
  }
  for (const path of Object.keys(holder.value)) {
    // Skip extensions, which are allowed among the paths (OpenAPI 3.1, section 4.8.8).
    if (kind === 'operation' && path.startsWith('x-')) continue;
    const own_ = getChild(holder, path)!;
    const resolved = walk.documents.resolve(own_);
    if (resolved.state === 'missing') walk.problems.push(resolved.problem);
    if (resolved.state === 'circular')
      report(
        walk,
        own_,
        'error',
        'spec-ref-circular',
        `$ref of the path "${path}" leads back to itself.`,
        'write the path item, such as {"get": {…}}.',
      );
    const items = listPathItems(walk.documents, own_);
    if (items.every(({item}) => !isObject(item.value)) && resolved.state === 'found')
      report(
        walk,
        own_,
        'warning',
        'spec-shape',
        describeWrongShape(own_, 'an object'),
        'write an object with a key for each method, such as "get": {}.',
      );
    for (const {item, ...other} of items)
      for (const [method, node] of listMethods(item)) {
        if (isObject(node.value)) {
          const page = readPageSettings(node.value, item.value);
          walk.found.push({
            ...createFoundOperation(node, item, {method, path, kind, ...other}),
            ...omitUndefined({page}),
          });
        } else {
          report(
            walk,
            node,
            'warning',
            'spec-shape',
            describeWrongShape(node, 'an object'),
            'write an object such as {"responses": {}}, or delete the key.',
          );
        }
      }
  }
}

function reportDuplicates(walk: Walk, operations: readonly OperationEntry[]): void {
  const first = new Map<string, OperationEntry>();
  for (const each of operations) {
    if (!each.operationId) continue;
    const other = first.get(each.operationId);
    if (!other) first.set(each.operationId, each);
    else
      walk.problems.push({
        code: 'spec-duplicate-operation-id',
        level: 'warning',
        message: `The operationId "${each.operationId}" appears twice, at ${other.method} ${other.path} and ${each.method} ${each.path}.`,
        fix: `rename one of the two, for example to "${each.operationId}2".`,
        at: each.node,
        on: 'operationId',
        related: [other.node],
      });
  }
  for (const {node} of operations)
    for (const key of ['parameters', 'tags', 'servers', 'security']) {
      const list = getOwn(node.value, key);
      const at = getChild(node, key) ?? node;
      if (list !== undefined && !Array.isArray(list))
        report(
          walk,
          at,
          'warning',
          'spec-shape',
          describeWrongShape(at, 'an array'),
          `write "${key}": ${typeof list === 'string' ? `[${JSON.stringify(list)}]` : isObject(list) && key !== 'tags' ? '[{…}]' : '[]'}.`,
        );
      else if (Array.isArray(list) && list.some(each => each === null || each === undefined))
        report(
          walk,
          at,
          'warning',
          'spec-shape',
          `${formatPointer(at.pointer)} has an empty item.`,
          'delete the item.',
        );
    }
}

function describeTooMany(count: number): readonly [message: string, fix: string] {
  const limit = limits.operations;
  return [
    `The document has ${count} operations, but Lectern shows only the first ${limit}.`,
    'split it into several documents.',
  ];
}

function report(
  {problems}: Walk,
  at: Located,
  level: SpecProblem['level'],
  code: string,
  message: string,
  fix: string,
): void {
  problems.push({code, level, message, fix, at});
}

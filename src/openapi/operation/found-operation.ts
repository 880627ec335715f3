import {given} from '../../base/given.js';
import {isContainer} from '../../base/written-number.js';
import {isObject, isTrue, ownText, ownTexts} from '../document/data.js';
import {childOf, type DocumentSet, type Located} from '../document/document-set.js';
import type {OperationEntry} from './index-document.js';

/** An operation as it is found in a document; its id depends on the others, and its route is asked for by lists alone. */
export type FoundOperation = Omit<OperationEntry, 'id' | 'route'>;

/** What lists show of an operation at a place. */
export function foundOperation(
  node: Located,
  item: Located,
  {method, path, kind}: Pick<OperationEntry, 'method' | 'path' | 'kind'>,
): FoundOperation {
  const {value} = node;
  const summary = ownText(value, 'summary')?.trim();
  const operationId = ownText(value, 'operationId');
  return {
    method,
    path,
    kind,
    label: summary || operationId || (path ? `${kind === 'webhook' ? '' : `${method} `}${path}` : 'Operation'),
    tags: [...new Set(ownTexts(value, 'tags'))],
    deprecated: isTrue(value, 'deprecated'),
    hidden: [value, item.value].some(each => isTrue(each, 'x-internal') || isTrue(each, 'x-excluded')),
    node,
    item,
    ...given({summary, operationId}),
  };
}

/** A path item, and what its reference leads to: operations of both count (OpenAPI 3.1, section 4.8.9). */
export function pathItems(documents: DocumentSet, item: Located): readonly Located[] {
  const resolved = documents.resolve(item);
  return resolved.state === 'found' && resolved.node !== item ? [item, resolved.node] : [item];
}

/** The operations of a path item with their methods in upper case; those of `additionalOperations` (3.2) as they are written. */
export function methodsOf(item: Located): readonly (readonly [method: string, node: Located])[] {
  if (!isObject(item.value)) return [];
  return Object.keys(item.value).flatMap(key => {
    const node = childOf(item, key)!;
    if (methods.has(key)) return [[key.toUpperCase(), node] as const];
    if (key !== 'additionalOperations' || !isContainer(node.value)) return [];
    return Object.keys(node.value).flatMap(method => {
      const more = childOf(node, method);
      return more ? [[method, more] as const] : [];
    });
  });
}

// In the order of the specification, which is how references list them; the document's own order wins.
const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);

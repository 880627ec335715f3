import {isObject} from '../../base/json.js';
import type {DocumentSet} from '../document/document-set.js';
import {childOf} from '../document/located.js';
import {type FoundOperation, foundOperation, methodsOf, pathItems} from './found-operation.js';
import {shapeOf} from './path-shape.js';

/**
 * Returns the operation with a method and path, without an index of the document. Ignores the method's case and the
 * names of path parameters. For the method `ID`, the path is an operationId. Call within `DocumentSet.settle`, because
 * path items can be in other files.
 */
export function locateOperation(documents: DocumentSet, method: string, path: string): FoundOperation | undefined {
  const upper = method.toUpperCase();
  const isId = upper === 'ID';
  const kind = upper === 'WEBHOOK' ? 'webhook' : 'operation';
  for (const key of kind === 'webhook' ? ['webhooks', 'x-webhooks'] : ['paths']) {
    const holder = childOf(documents.root, key);
    if (!holder || !isObject(holder.value)) continue;
    for (const name of isId ? Object.keys(holder.value) : namesLike(holder.value, path, kind === 'webhook'))
      for (const {item, ...other} of pathItems(documents, childOf(holder, name)!))
        for (const [each, node] of methodsOf(item))
          if (
            isObject(node.value) &&
            (isId ? node.value.operationId === path : kind === 'webhook' || each.toUpperCase() === upper)
          )
            return foundOperation(node, item, {method: each, path: name, kind, ...other});
  }
  return undefined;
}

/**
 * Yields the path itself, followed by paths that differ only in parameter names. A generator, because a document can
 * have a thousand paths and the first usually matches.
 */
function* namesLike(holder: object, path: string, isName: boolean): Generator<string> {
  if (Object.hasOwn(holder, path)) yield path;
  if (isName) return;
  const wanted = shapeOf(path);
  for (const name of Object.keys(holder)) if (name !== path && shapeOf(name) === wanted) yield name;
}

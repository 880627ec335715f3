import {isObject} from '../../base/json.js';
import type {DocumentSet} from '../document/document-set.js';
import {childOf} from '../document/located.js';
import {type FoundOperation, foundOperation, methodsOf, pathItems} from './found-operation.js';
import {shapeOf} from './path-shape.js';

/**
 * Returns the operation of a method and a path without an index of the whole document, whatever case the method has and
 * however the path names its parameters; of the method `ID` the path is an operationId. Path items in other files: run
 * in `settle`.
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

/** Returns the name itself, and only if that is not enough those of the same shape: a document may have a thousand. */
function* namesLike(holder: object, path: string, isName: boolean): Generator<string> {
  if (Object.hasOwn(holder, path)) yield path;
  if (isName) return;
  const wanted = shapeOf(path);
  for (const name of Object.keys(holder)) if (name !== path && shapeOf(name) === wanted) yield name;
}

import {isObject} from '../../base/json.js';
import type {DocumentSet} from '../document/document-set.js';
import {getChild} from '../document/located.js';
import {createFoundOperation, type FoundOperation, listMethods, listPathItems} from './create-found-operation.js';
import {findOperation} from './find-operation.js';
import {toPathShape} from './path-shape.js';

/**
 * Returns the operation with a method and path, without an index of the document. Ignores the method's case and the
 * names of path parameters. For the method `ID`, the path is an operationId. Call within `DocumentSet.settle`, because
 * path items can be in other files.
 */
export function locateOperation(documents: DocumentSet, method: string, path: string): FoundOperation | undefined {
  const upper = method.toUpperCase();
  const isId = upper === 'ID';
  if (upper === 'WEBHOOK')
    return findOperation(
      {
        operations: [
          ...iterateOperations(documents, 'webhooks', 'webhook'),
          ...iterateOperations(documents, 'x-webhooks', 'webhook'),
        ],
      },
      upper,
      path,
    );
  for (const found of iterateOperations(documents, 'paths', 'operation', isId ? undefined : path))
    if (isId ? found.operationId === path : found.method.toUpperCase() === upper) return found;
  return undefined;
}

/** Yields the operations of the path items under `key`. With `path`, only those of this path. */
function* iterateOperations(
  documents: DocumentSet,
  key: string,
  kind: FoundOperation['kind'],
  path?: string,
): Generator<FoundOperation> {
  const holder = getChild(documents.root, key);
  if (!holder || !isObject(holder.value)) return;
  for (const name of path === undefined ? Object.keys(holder.value) : iterateSimilarPaths(holder.value, path))
    for (const {item, ...other} of listPathItems(documents, getChild(holder, name)!))
      for (const [method, node] of listMethods(item))
        if (isObject(node.value)) yield createFoundOperation(node, item, {method, path: name, kind, ...other});
}

/**
 * Yields the path itself, followed by paths that differ only in parameter names. A generator, because a document can
 * have a thousand paths and the first usually matches.
 */
function* iterateSimilarPaths(holder: object, path: string): Generator<string> {
  if (Object.hasOwn(holder, path)) yield path;
  const wanted = toPathShape(path);
  for (const name of Object.keys(holder)) if (name !== path && toPathShape(name) === wanted) yield name;
}

import {getOwn, isObject} from '../../base/json.js';
import {getChildren, getPositionKey, type Located} from '../document/located.js';

/**
 * Adds a schema to its own scope if it or its `$defs` define dynamic anchors (JSON Schema 2020-12, Core, section 7.1).
 * Returns other schemas unchanged.
 */
export function enterSchema(node: Located): Located {
  const {value, scope = []} = node;
  if (!isObject(value) || !namesAnchors(node)) return node;
  const key = getPositionKey(removeScope(node));
  return scope.some(each => getPositionKey(removeScope(each)) === key)
    ? node
    : {...node, scope: [...scope, removeScope(node)]};
}

function namesAnchors(node: Located): boolean {
  if (getOwn(node.value, '$dynamicAnchor') !== undefined) return true;
  return getChildren(node, '$defs').some(([, {value}]) => getOwn(value, '$dynamicAnchor') !== undefined);
}

/** Resolves a `$dynamicRef` to the anchor with this name in the outermost schema (section 8.2.3.2). */
export function findDynamicTarget(ref: string, {scope = []}: Located): Located | undefined {
  const name = ref.slice(ref.indexOf('#') + 1);
  for (const holder of scope) {
    if (getOwn(holder.value, '$dynamicAnchor') === name) return holder;
    const found = getChildren(holder, '$defs').find(([, {value}]) => getOwn(value, '$dynamicAnchor') === name);
    if (found) return found[1];
  }
  return undefined;
}

function removeScope({value, file, pointer}: Located): Located {
  return {value, file, pointer};
}

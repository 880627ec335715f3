import {isObject, own} from '../../base/json.js';
import {childrenOf, keyOf, type Located} from '../document/located.js';

/**
 * Adds a schema to its own scope if it or its `$defs` define dynamic anchors (JSON Schema 2020-12, Core, section 7.1).
 * Returns other schemas unchanged.
 */
export function enterSchema(node: Located): Located {
  const {value, scope = []} = node;
  if (!isObject(value) || !namesAnchors(node)) return node;
  const key = keyOf(plain(node));
  return scope.some(each => keyOf(plain(each)) === key) ? node : {...node, scope: [...scope, plain(node)]};
}

function namesAnchors(node: Located): boolean {
  if (own(node.value, '$dynamicAnchor') !== undefined) return true;
  return childrenOf(node, '$defs').some(([, {value}]) => own(value, '$dynamicAnchor') !== undefined);
}

/** Resolves a `$dynamicRef` to the anchor with this name in the outermost schema (section 8.2.3.2). */
export function dynamicTarget(ref: string, {scope = []}: Located): Located | undefined {
  const name = ref.slice(ref.indexOf('#') + 1);
  for (const holder of scope) {
    if (own(holder.value, '$dynamicAnchor') === name) return holder;
    const found = childrenOf(holder, '$defs').find(([, {value}]) => own(value, '$dynamicAnchor') === name);
    if (found) return found[1];
  }
  return undefined;
}

function plain({value, file, pointer}: Located): Located {
  return {value, file, pointer};
}

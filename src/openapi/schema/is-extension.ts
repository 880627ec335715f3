import {ownText} from '../../base/json.js';
import type {DocumentSet} from '../document/document-set.js';
import {childrenOf, keyOf, type Located} from '../document/located.js';

/** Maximum number of schemas between a subtype and its base. */
const MAX_LEVELS = 5;

/** Returns whether a schema extends another one by `allOf`. */
export function isExtension(documents: DocumentSet, node: Located, base: string, level = 0): boolean {
  const targetOf = (each: Located) => {
    const ref = ownText(each.value, '$ref');
    const target = ref === undefined ? undefined : documents.follow(ref, each);
    return target && 'node' in target ? target.node : each;
  };
  return (
    level < MAX_LEVELS &&
    childrenOf(targetOf(node), 'allOf').some(
      ([, part]) => keyOf(targetOf(part)) === base || isExtension(documents, part, base, level + 1),
    )
  );
}

import {isObject, ownText} from '../../base/json.js';
import {limits} from '../../base/limits.js';
import {isContainer} from '../../base/written-number.js';
import {joinPointer} from './pointer.js';

/**
 * Pointers of schemas that have a name of their own: `$anchor` and `$dynamicAnchor` by `#name`, `$id` by what it says.
 * Reads the whole document once, so ask only for references that are no pointers. The first of equal names counts; a
 * dynamic reference is taken for a plain one, which is right wherever a document extends no recursive schema.
 */
export function findAnchors(document: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, pointer: string) => {
    if (!found.has(name)) found.set(name, pointer);
  };
  // Aliases of YAML share values: each is read once.
  const seen = new Set<unknown>();
  const open: {value: unknown; pointer: string; depth: number}[] = [{value: document, pointer: '', depth: 0}];
  for (let next = open.pop(); next; next = open.pop()) {
    const {value, pointer, depth} = next;
    if (!isContainer(value) || seen.has(value) || depth > limits.specDepth) continue;
    seen.add(value);
    if (isObject(value)) {
      for (const key of ['$anchor', '$dynamicAnchor']) {
        const name = ownText(value, key);
        if (name) add(`#${name}`, pointer);
      }
      const id = ownText(value, '$id');
      if (id) add(id, pointer);
    }
    for (const [key, child] of Object.entries(value).reverse())
      if (isContainer(child)) open.push({value: child, pointer: joinPointer(pointer, key), depth: depth + 1});
  }
  return found;
}

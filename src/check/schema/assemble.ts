import {createObject} from '../../base/json.js';
import {limits} from '../../base/limits.js';
import {isContainer} from '../../base/written-number.js';
import {type DocumentSet, getRef} from '../../openapi/document/document-set.js';
import {getChild, getPositionKey, type Located} from '../../openapi/document/located.js';
import {getLastKey, joinPointer} from '../../openapi/document/pointer.js';
import type {DocumentPosition} from '../../openapi/document/spec-problem.js';
import {isDataKey} from '../../openapi/references/data-keys.js';

/** A document of several files as one value, with the original position of each part. */
interface Assembled {
  readonly value: unknown;
  /** Returns the original position of the value at a JSON pointer into `value`. */
  spotOf(pointer: string): DocumentPosition;
}

/**
 * Replaces the first reference to each part of another file with that part, so that the schema checks the part where it
 * is used. Leaves later references. Returns a single-file document unchanged. Call within `DocumentSet.settle`.
 */
export function assemble(documents: DocumentSet): Assembled {
  const {root} = documents;
  if (documents.texts.size === 1) return {value: root.value, spotOf: pointer => ({file: root.file, pointer})};
  const spots = new Map<string, DocumentPosition>();
  const placed = new Set<string>();
  const copy = (node: Located, pointer: string, depth: number): unknown => {
    const {value} = node;
    if (!isContainer(value) || depth > limits.specDepth) return value;
    const ref = getRef(value);
    const target = ref === undefined ? undefined : documents.follow(ref, node);
    if (target && 'node' in target && target.node.file !== root.file && !placed.has(getPositionKey(target.node))) {
      placed.add(getPositionKey(target.node));
      spots.set(pointer, target.node);
      return copy(target.node, pointer, depth + 1);
    }
    const below = (key: string | number) => copy(getChild(node, key)!, joinPointer(pointer, key), depth + 1);
    if (Array.isArray(value)) return value.map((_, index) => below(index));
    const parent = getLastKey(pointer);
    return createObject(
      Object.entries(value).map(([key, child]) => [key, isDataKey(key, parent, child) ? child : below(key)]),
    );
  };
  const value = copy(root, '', 0);
  return {value, spotOf: pointer => findSpot(spots, pointer) ?? {file: root.file, pointer}};
}

function findSpot(spots: ReadonlyMap<string, DocumentPosition>, pointer: string): DocumentPosition | undefined {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const spot = spots.get(pointer.slice(0, end));
    if (spot) return {file: spot.file, pointer: spot.pointer + pointer.slice(end)};
  }
  return undefined;
}

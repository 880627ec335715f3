import {createObject, isObject, type JsonObject} from '../../base/json.js';
import {isDataKey} from '../references/data-keys.js';
import {toMappedReference} from '../schema/choice.js';
import {resolveSliceFile} from '../slices/open-slice.js';
import {sliceFiles, sliceSource} from '../slices/slice-index.js';
import type {DocumentSet} from './document-set.js';
import {joinPointer} from './pointer.js';
import type {DocumentPosition} from './spec-problem.js';

/** Key in the result that holds the parts from other files. */
const holder = 'x-files';

/**
 * Converts a slice to a single-file document for other tools. Every reference becomes a pointer from the root, so tools
 * need no support for `$id` and anchors. `documents` is the slice's source, or the slice itself. Call within
 * `DocumentSet.settle`.
 */
export function toSelfContained(documents: DocumentSet, slice: JsonObject): JsonObject {
  const root = documents.root.file;
  const held = Object.hasOwn(slice, sliceFiles) ? slice[sliceFiles] : undefined;
  const files = (isObject(held) ? Object.entries(held) : []).map(([name, part]) => ({
    file: resolveSliceFile(root, name),
    part,
  }));
  const places = new Map([[root, ''], ...files.map(({file}, index) => [file, `/${holder}/${index}`] as const)]);
  const moved = (ref: string, file: string, pointer: string): string => {
    const found = documents.follow(ref, {file, pointer});
    const to = 'node' in found ? places.get(found.node.file) : undefined;
    // Leave a broken reference unchanged.
    return 'node' in found && to !== undefined ? `#${(to + found.node.pointer).replaceAll('%', '%25')}` : ref;
  };
  const movedTarget = (to: string, at: DocumentPosition): string => {
    const ref = toMappedReference(documents, to, at);
    return ref === to ? moved(to, at.file, at.pointer) : to;
  };
  const move = (value: unknown, file: string, pointer: string, parent: string): unknown => {
    if (Array.isArray(value)) return value.map((each, at) => move(each, file, joinPointer(pointer, at), parent));
    if (!isObject(value)) return value;
    return createObject(
      Object.entries(value).flatMap(([key, child]) => {
        const isText = typeof child === 'string';
        if (key === '$id' && isText) return [];
        if (isText && key === '$ref') return [[key, moved(child, file, pointer)]];
        if (isText && /\/discriminator(?:\/mapping|)$/.test(pointer) && key !== 'propertyName')
          return [[key, movedTarget(child, {file, pointer})]];
        const below = isDataKey(key, parent, child) ? child : move(child, file, joinPointer(pointer, key), key);
        return [[key, below]];
      }),
    );
  };
  const own = Object.entries(slice).filter(([key]) => key !== sliceFiles && key !== sliceSource);
  const parts = files.map(({file, part}, index) => [String(index), move(part, file, '', '')] as const);
  return {
    ...(move(createObject(own), root, '', '') as JsonObject),
    ...(parts.length > 0 && {[holder]: createObject(parts)}),
  };
}

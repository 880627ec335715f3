import {getOwn} from '../../base/json.js';
import {isWebUrl} from '../../base/web-url.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChild} from '../../openapi/document/located.js';
import type {FoundOperation} from '../../openapi/operation/create-found-operation.js';
import {Slice, toRelativeReference} from '../../openapi/slices/slice.js';
import {sliceSource} from '../../openapi/slices/slice-index.js';
import type {ResponseSource} from './drift.js';

/**
 * Returns the documented responses of an operation, with everything that they reference. Call within
 * `DocumentSet.settle`.
 */
export function buildResponseSource(documents: DocumentSet, entry: FoundOperation): ResponseSource {
  const {node, method, path} = entry;
  const {root, version} = documents;
  const slice = new Slice(documents);
  slice.keepPart({...root, pointer: '/openapi'});
  slice.keepPath(entry);
  slice.reach(node);
  slice.keepAll(getChild(node, 'responses'));
  const {file} = root;
  return {
    file,
    version,
    // Store the document's path: paths of other files in the slice are relative to it.
    slice: {...slice.document(), [sliceSource]: isWebUrl(file) ? file : toRelativeReference(file, file)},
    operation: {file: node.file, pointer: node.pointer},
    name: `${method} ${path}`,
    isConverted: getOwn(root.value, 'swagger') !== undefined,
  };
}

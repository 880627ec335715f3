import {createReference} from '../../../src/reference/create-reference.js';
import type {ReferenceHandler, ReferenceOptions} from '../../../src/reference/reference-options.js';
import {createNodeMeans} from './node-means.js';

export type {
  GivenSpec,
  ReferenceHandler,
  ReferenceOptions,
  Spec,
  SpecOfRequest,
} from '../../../src/reference/reference-options.js';
export {toListener} from './to-listener.js';

/** Creates a handler that serves an API reference: its page, its API documents, and the package's files. */
export function reference(options: ReferenceOptions): ReferenceHandler {
  return createReference(options, createNodeMeans());
}

import {createReference} from './create-reference.js';
import type {ReferenceHandler, ReferenceOptions} from './reference-options.js';

export type {GivenSpec, ReferenceHandler, ReferenceOptions, Spec, SpecOfRequest} from './reference-options.js';

/**
 * Creates a handler that serves the page and the documents of an API reference, by web standards alone. The host serves the
 * files of the package itself, in the folder `_lectern/` beside the page or where `assets` says, and compresses what is sent.
 */
export function reference(options: ReferenceOptions): ReferenceHandler {
  const typeOf = (path: string) => ({
    type: `${path.endsWith('.json') ? 'application/json' : 'text/html'}; charset=utf-8`,
    isText: true,
  });
  return createReference(options, {typeOf});
}

import {createReference} from './create-reference.js';
import type {ReferenceHandler, ReferenceOptions} from './reference-options.js';

export type {GivenSpec, ReferenceHandler, ReferenceOptions, Spec, SpecOfRequest} from './reference-options.js';

/**
 * Creates a handler for the page and documents of an API reference. Needs only web standards. The host must serve the
 * files of the package in `_lectern/` next to the page, or at `assets`, and should compress responses.
 */
export function reference(options: ReferenceOptions): ReferenceHandler {
  const typeOf = (path: string) => ({
    type: `${path.endsWith('.json') ? 'application/json' : 'text/html'}; charset=utf-8`,
    isText: true,
  });
  return createReference(options, {typeOf});
}

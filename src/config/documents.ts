import {doc} from '../base/doc.js';
import {item, list} from './collections.js';
import {either, mapFieldOrDrop, withDefault} from './combine.js';
import type {DocumentReference} from './config.js';
import {type FieldWithFallback, filled, oneOf, text} from './fields.js';

/** Returns a field for API documents: a path or URL, `{source, directory}`, or a list of both. */
export function documents(about: string): FieldWithFallback<readonly DocumentReference[]> {
  const one = mapFieldOrDrop(text(about), (source): DocumentReference => ({source}));
  const detailed = item(
    about,
    {
      source: filled(doc`Reads the document from this path in the project, or from this URL.`),
      directory: text(doc`Starts the URLs of the generated pages with this folder. Default: "api-reference".`),
      overlays: mapFieldOrDrop(
        list(
          doc`Applies these OpenAPI Overlays to the document, in this order.`,
          filled(doc`Reads the overlay from this path or URL.`),
        ),
        listed => (listed.length > 0 ? listed : undefined),
      ),
      slug: oneOf(
        doc`Builds page URLs from the summary of an operation, or from its "operationId". Default: "summary".`,
        ['summary', 'operationId'],
      ),
    },
    ['source'],
  );
  const asList = <T>(value: T): readonly T[] => [value];
  return withDefault(
    either(about, {
      string: mapFieldOrDrop(one, asList),
      object: mapFieldOrDrop(detailed, asList),
      array: list(about, either(about, {string: one, object: detailed})),
    }),
    [],
  );
}

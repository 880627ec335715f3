import {doc} from '../base/doc.js';
import {item, list} from './collections.js';
import {either, maybe, withDefault} from './combine.js';
import type {DocumentReference} from './config.js';
import {filled, oneOf, type Sure, text} from './fields.js';

/** Returns a field for API documents: a path or URL, `{source, directory}`, or a list of both. */
export function documents(about: string): Sure<readonly DocumentReference[]> {
  const one = maybe(text(about), (source): DocumentReference => ({source}));
  const detailed = item(
    about,
    {
      source: filled(doc`Sets the path or URL of the document.`),
      directory: text(doc`Sets the folder of its pages in the site.`),
      overlays: maybe(
        list(
          doc`Applies these overlay documents, in this order.`,
          filled(doc`Sets the path or URL of an overlay document.`),
        ),
        listed => (listed.length > 0 ? listed : undefined),
      ),
      slug: oneOf(doc`Sets the key that page URLs come from.`, ['summary', 'operationId']),
    },
    ['source'],
  );
  const asList = <T>(value: T): readonly T[] => [value];
  return withDefault(
    either(about, {
      string: maybe(one, asList),
      object: maybe(detailed, asList),
      array: list(about, either(about, {string: one, object: detailed})),
    }),
    [],
  );
}

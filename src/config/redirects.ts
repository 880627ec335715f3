import {doc} from '../base/doc.js';
import {item, list} from './collections.js';
import {withDefault} from './combine.js';
import {filled, flag} from './fields.js';

export const redirects = list(
  doc`Old paths and where they lead now, tried in order.`,
  item(
    doc`A redirect.`,
    {
      source: filled(
        doc`Old path; :name stands for one segment, * and :rest* for the rest. Ends with #heading for one heading.`,
      ),
      destination: filled(doc`New path or address; may use the placeholders of the source.`),
      permanent: withDefault(flag(doc`Permanent (308) or temporary (302).`), true),
    },
    ['source', 'destination'],
  ),
);

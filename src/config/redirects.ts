import {doc} from '../base/doc.js';
import {item, list} from './collections.js';
import {withDefault} from './combine.js';
import {filled, flag} from './fields.js';

export const redirects = list(
  doc`Redirects old paths to new ones. Lectern uses the first match.`,
  item(
    doc`A redirect.`,
    {
      source: filled(
        doc`Old path. :name matches one segment, * and :rest* match the rest. Add #heading to redirect one heading.`,
      ),
      destination: filled(doc`New path or URL. It can use the placeholders of the source.`),
      permanent: withDefault(flag(doc`Permanent (308) or temporary (302).`), true),
    },
    ['source', 'destination'],
  ),
);

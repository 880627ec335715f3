import {doc} from '../base/doc.js';
import {item, list} from './collections.js';
import {withDefault} from './combine.js';
import {filled, flag} from './fields.js';

export const redirects = list(
  doc`Redirects old paths to new ones. Lectern uses the first redirect that matches.`,
  item(
    doc`Adds a redirect.`,
    {
      source: filled(
        doc`Matches this old path. ":name" matches one segment; "*" and ":rest*" match the rest. Add "#heading" to redirect one heading.`,
      ),
      destination: filled(doc`Sets the path or URL to open instead. You can use the placeholders of "source".`),
      permanent: withDefault(flag(doc`"true" redirects permanently (status 308), "false" temporarily (307).`), true),
    },
    ['source', 'destination'],
  ),
);

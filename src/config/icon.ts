import {doc} from '../base/doc.js';
import {item} from './collections.js';
import {either, maybe} from './combine.js';
import {filled, text} from './fields.js';

const about = doc`An icon: its name, or an object with the name.`;

/** Style and library of the object form are accepted; the site has one library, `icons.library`. */
export const icon = either(about, {
  string: text(about),
  object: maybe(
    item(
      about,
      {
        name: filled(doc`Name of the icon.`),
        style: text(doc`Style of the icon, in libraries that have styles.`),
        library: text(doc`Library of the icon.`),
      },
      ['name'],
    ),
    ({name}) => name,
  ),
});

import {doc} from '../base/doc.js';
import {withStyle} from '../base/icon-path.js';
import {item} from './collections.js';
import {either, mapFieldOrDrop} from './combine.js';
import {filled, text} from './fields.js';

const about = doc`Sets the icon: a name of the icon library, an emoji, a path, a URL, or an object with "name" and "style".`;

/** Ignore the library of the object form: a site has only one, `icons.library`. */
export const icon = either(about, {
  string: text(about),
  object: mapFieldOrDrop(
    item(
      about,
      {
        name: filled(doc`Selects the icon by its name in the library.`),
        style: text(doc`Selects a Font Awesome style, such as "solid" or "brands".`),
        library: text(doc`Has no effect, because a site has one library ("icons.library").`),
      },
      ['name'],
    ),
    ({name, style}) => withStyle(name, style),
  ),
});

/** Field for the icon's style, next to its name. */
export const iconType = text(doc`Selects a Font Awesome style, such as "solid" or "brands".`);

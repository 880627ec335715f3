import {doc} from '../base/doc.js';
import {withStyle} from '../base/icon-path.js';
import {item} from './collections.js';
import {either, maybe} from './combine.js';
import {filled, text} from './fields.js';

const about = doc`Shows an icon before the text: a name of the icon library, or a path or URL of an image. An object has the keys "name" and "style".`;

/** Ignores the library of the object form, because a site has only one, `icons.library`. */
export const icon = either(about, {
  string: text(about),
  object: maybe(
    item(
      about,
      {
        name: filled(doc`Selects the icon by its name in the library.`),
        style: text(doc`Selects a style of Font Awesome, such as "solid" or "brands". Lucide has one style.`),
        library: text(doc`Has no effect, because a site has one library ("icons.library").`),
      },
      ['name'],
    ),
    ({name, style}) => withStyle(name, style),
  ),
});

/** Style key next to an icon's name. */
export const iconType = text(doc`Selects a style of Font Awesome, such as "solid" or "brands". Lucide has one style.`);

import {doc} from '../base/doc.js';
import {withStyle} from '../base/icon-path.js';
import {item} from './collections.js';
import {either, maybe} from './combine.js';
import {filled, text} from './fields.js';

const about = doc`Sets the icon: a name, or an object with name and style.`;

/** Ignores the library of the object form, because a site has only one, `icons.library`. */
export const icon = either(about, {
  string: text(about),
  object: maybe(
    item(
      about,
      {
        name: filled(doc`Sets the name of the icon.`),
        style: text(doc`Sets the style of the icon, such as "solid", if the library has styles.`),
        library: text(doc`Sets the library of the icon.`),
      },
      ['name'],
    ),
    ({name, style}) => withStyle(name, style),
  ),
});

/** Style key next to an icon's name. */
export const iconType = text(doc`Sets the style of the icon, such as "solid", if the library has styles.`);

import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {either, mapFieldOrDrop, withDefault} from './combine.js';
import {text} from './fields.js';

const about = doc`Replaces the name in the header with an image: one path, or an object with a path for each color mode.`;

export const logo = either(about, {
  string: mapFieldOrDrop(text(about), value => ({light: value, dark: value, href: '/'})),
  object: section(about, {
    light: text(doc`Sets the image for light mode.`),
    dark: text(doc`Sets the image for dark mode.`),
    href: withDefault(text(doc`Sets the URL or page path that opens when a reader clicks the logo.`), '/'),
  }),
});

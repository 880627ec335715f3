import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {oneOf, text} from './fields.js';

export const thumbnails = section(doc`Preview images for shared links.`, {
  background: text(doc`Background image or color.`),
  appearance: oneOf(doc`Color scheme of the preview image.`, ['light', 'dark']),
  fonts: section(doc`Font of the preview image.`, {
    family: text(doc`Name of the font.`),
    source: text(doc`Path of its file in the project: TrueType or OpenType.`),
  }),
});

import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {oneOf, text} from './fields.js';

export const thumbnails = section(doc`Preview images of shared links.`, {
  background: text(doc`Image behind the title, or a color.`),
  appearance: oneOf(doc`Colors of the picture.`, ['light', 'dark']),
  fonts: section(doc`Font of the picture.`, {
    family: text(doc`Name of the font.`),
    source: text(doc`Path of its file in the project: TrueType or OpenType.`),
  }),
});

import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {oneOf, text} from './fields.js';

export const thumbnails = section(doc`Sets the preview images of shared links.`, {
  background: text(doc`Sets the background image or color.`),
  appearance: oneOf(doc`Sets the color mode of the preview image.`, ['light', 'dark']),
  fonts: section(doc`Sets the font of the preview image.`, {
    family: text(doc`Sets the name of the font.`),
    source: text(doc`Sets the path of its file in the project: TrueType or OpenType.`),
  }),
});

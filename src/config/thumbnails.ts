import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {oneOf, text} from './fields.js';

export const thumbnails = section(
  doc`Changes the images that chats and social networks show for a link. Lectern generates one for each page.`,
  {
    background: text(doc`Replaces the background: an image of the project, or a color.`),
    appearance: oneOf(
      doc`Sets the text color to suit a light or dark background. Default: the mode of the background, or "appearance.default".`,
      ['light', 'dark'],
    ),
    fonts: section(doc`Replaces the font of the text.`, {
      family: text(doc`Ignored: Lectern loads the font from "source".`),
      source: text(doc`Reads the font from this file of the project, in TrueType or OpenType format.`),
    }),
  },
);

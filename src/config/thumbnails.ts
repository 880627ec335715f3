import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {oneOf, text} from './fields.js';

export const thumbnails = section(
  doc`Shows your background and font in link previews, the images of a page in chats and social networks.`,
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

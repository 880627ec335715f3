import type {Config} from '../../../src/config/config.js';
import {fontAddress} from '../../../src/site/chrome/font-address.js';
import {type FontFile, fontFiles} from '../../../src/site/chrome/font-faces.js';

/** Returns the font files of a docs.json: only projects that have some load this file. */
export function ownFonts(fonts: Config['fonts'], root: string): readonly FontFile[] {
  return fontFiles(fonts, source => fontAddress(source, root));
}

import {fontAddress} from '../../../src/frame/font-address.js';
import {type FontFile, fontFiles} from '../../../src/frame/font-faces.js';
import {firstFonts} from '../../../src/site/first-fonts.js';

/** The font files of a docs.json: only projects that have some load this file. */
export function ownFonts(docs: unknown, root: string): readonly FontFile[] {
  return fontFiles(firstFonts(docs), source => fontAddress(source, root));
}

import type {Config} from '../../../src/config/config.js';
import {resolveFontUrl} from '../../../src/site/chrome/font-address.js';
import {type FontFile, listFontFiles} from '../../../src/site/chrome/font-faces.js';

/** Returns the font files of a docs.json. Only projects with fonts load this file. */
export function listOwnFonts(fonts: Config['fonts'], root: string): readonly FontFile[] {
  return listFontFiles(fonts, source => resolveFontUrl(source, root));
}

import type {Config} from '../../../src/config/config.js';
import {resolveFontUrl} from '../../../src/site/chrome/font-address.js';
import {type FontFile, listFontFiles} from '../../../src/site/chrome/font-faces.js';

/** Lists the font files that docs.json sets. Loaded only for sites that set fonts. */
export function listProjectFonts(fonts: Config['fonts'], root: string): readonly FontFile[] {
  return listFontFiles(fonts, source => resolveFontUrl(source, root));
}

import type {FontFile} from './font-faces.js';

export interface DefaultFont {
  readonly family: string;
  /** In `fonts/` of the package. */
  readonly name: string;
  readonly range?: string;
  readonly style?: 'italic';
}

export const textFont: DefaultFont = {family: 'Geist', name: 'geist.woff2'};
/** What theme_4 sets text in. Its letters are as wide as those of Georgia. */
export const readingFont: DefaultFont = {family: 'Gelasio', name: 'gelasio.woff2'};

/** The face of text from a folder with fonts of the package: asked for before docs.json is read as a whole. */
export function ownFace(folder: string, theme?: string): FontFile {
  const font = theme === 'theme_4' ? readingFont : textFont;
  return faceOf(font, folder + font.name);
}

export function faceOf({family, range, style}: DefaultFont, href: string): FontFile {
  return {family, href, weight: '100 900', format: 'woff2', isOurs: true, ...(range && {range}), ...(style && {style})};
}

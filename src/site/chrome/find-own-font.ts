import type {FontFile} from './font-faces.js';

export interface DefaultFont {
  readonly family: string;
  /** File name in the package's folder `fonts/`. */
  readonly name: string;
  readonly range?: string;
  readonly style?: 'italic';
}

export const textFont: DefaultFont = {family: 'Geist', name: 'geist.woff2'};
/** Text font of theme_4. Its letters have the widths of Georgia, so it replaces Georgia without a layout shift. */
export const readingFont: DefaultFont = {family: 'Gelasio', name: 'gelasio.woff2'};

/**
 * Returns the text font of a theme from the package. Needs only the theme, so browsers can request the font before
 * docs.json is parsed.
 */
export function findPackageFont(folder: string, theme?: string): FontFile {
  const font = theme === 'theme_4' ? readingFont : textFont;
  return getFontFile(font, folder + font.name);
}

export function getFontFile({family, range, style}: DefaultFont, href: string): FontFile {
  return {family, href, weight: '100 900', format: 'woff2', isOurs: true, ...(range && {range}), ...(style && {style})};
}

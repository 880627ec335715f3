import type {Config} from '../../config/config.js';
import {type DefaultFont, getFontFile, readingFont, textFont} from './find-own-font.js';
import type {FontFile} from './font-faces.js';

/**
 * Unicode ranges of Latin letters outside western European languages, and of symbols. Browsers load the font file of these
 * ranges only if a page contains one of their characters.
 */
const extended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,' +
  'U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const fonts: readonly DefaultFont[] = [textFont, {family: 'Geist', name: 'geist-extended.woff2', range: extended}];
const reading: readonly DefaultFont[] = [readingFont, {...readingFont, name: 'gelasio-italic.woff2', style: 'italic'}];
export const codeFont: DefaultFont = {family: 'Geist Mono', name: 'geist-mono.woff2'};

/**
 * Returns the default fonts of a site (docs/decisions/fonts.md). `address` returns the URL of a file in the package.
 */
export function listDefaultFonts(
  {fonts: {body}, theme}: Pick<Config, 'fonts' | 'theme'>,
  address: (name: string) => string | undefined,
): readonly FontFile[] {
  return [...(body ? [] : fonts), ...(theme === 'theme_4' && !body ? reading : []), codeFont].flatMap(font => {
    const href = address(font.name);
    return href === undefined ? [] : [getFontFile(font, href)];
  });
}

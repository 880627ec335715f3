import {readFileSync, realpathSync} from 'node:fs';
import {join, sep} from 'node:path';
import {brotliDecompressSync, inflateSync} from 'node:zlib';
import {isAbsolute} from '../../../../src/base/link.js';
import type {Config} from '../../../../src/config/config.js';
import {writeMatchedFaceCss} from '../../../../src/prerender/matched-faces.js';
import {unpackFont} from '../../../../src/prerender/unpack-font.js';
import {codeFont} from '../../../../src/site/chrome/default-fonts.js';
import {readingFont, textFont} from '../../../../src/site/chrome/find-own-font.js';

const decompress = {
  inflate: (bytes: Uint8Array) => inflateSync(bytes),
  brotli: (bytes: Uint8Array) => brotliDecompressSync(bytes),
};

/**
 * Generates fallback fonts with the metrics of the project's fonts. Reads font files of the project only, not those at
 * URLs (security rule C1).
 */
export function generateMatchedFaces({heading, body}: Config['fonts'], root: string): string {
  const rules = [body, heading].map(font => {
    if (!font?.source || isAbsolute(font.source)) return '';
    try {
      const path = realpathSync(join(root, font.source));
      if (!path.startsWith(realpathSync(root) + sep)) return '';
      return writeMatchedFaceCss(font, unpackFont(readFileSync(path), decompress));
    } catch {
      // Omit the fallback. The check reports a missing file.
      return '';
    }
  });
  return [...new Set(rules)].join('');
}

/**
 * Generates fallback fonts with the metrics of the package's fonts. Omits those of text fonts if docs.json sets one.
 */
export function generatePackageFaces({fonts: {body}, theme}: Pick<Config, 'fonts' | 'theme'>, dist: string): string {
  const own = [...(body ? [] : [textFont]), ...(theme === 'theme_4' && !body ? [readingFont] : []), codeFont];
  return own
    .map(font => {
      const {family, name} = font;
      const bytes = readFileSync(join(dist, 'fonts', name));
      return writeMatchedFaceCss({family, source: name}, unpackFont(bytes, decompress), font === readingFont);
    })
    .join('');
}

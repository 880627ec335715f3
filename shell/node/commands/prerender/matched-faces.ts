import {readFileSync, realpathSync} from 'node:fs';
import {join, sep} from 'node:path';
import {brotliDecompressSync, inflateSync} from 'node:zlib';
import type {Config} from '../../../../src/config/config.js';
import {matchedFaceCss} from '../../../../src/prerender/matched-faces.js';
import {unpackFont} from '../../../../src/prerender/unpack-font.js';

const decompress = {
  inflate: (bytes: Uint8Array) => inflateSync(bytes),
  brotli: (bytes: Uint8Array) => brotliDecompressSync(bytes),
};

/** Reads the font files of a project for the faces that stand in for them; those at other addresses are not read (security rule C1). */
export function readMatchedFaces({heading, body}: Config['fonts'], root: string): string {
  const rules = [body, heading].map(font => {
    if (!font?.source || /^[a-z][a-z\d+.-]*:|^\/\//i.test(font.source)) return '';
    try {
      const path = realpathSync(join(root, font.source));
      if (!path.startsWith(realpathSync(root) + sep)) return '';
      return matchedFaceCss(font, unpackFont(readFileSync(path), decompress));
    } catch {
      // Missing files have a finding of their own. What cannot be read as a font stands in for nothing.
      return '';
    }
  });
  return [...new Set(rules)].join('');
}

import type {Config} from '../../src/config/config.js';
import {fontFiles} from '../../src/frame/font-faces.js';
import {safeUrl} from '../../src/url.js';

/** Loads the font files that docs.json names, as the style sheet of a prerendered site does. */
export function loadFonts(fonts: Config['fonts'], root: string): void {
  const address = (source: string) => safeUrl(source.replace(/^\/+(?!\/)/, ''), 'server', root);
  for (const {family, href, weight, format} of fontFiles(fonts, address)) {
    const face = new FontFace(family, `url("${href}")${format ? ` format("${format}")` : ''}`, {
      display: 'optional',
      ...(weight && {weight}),
    });
    document.fonts.add(face);
    face.load().catch(() => console.warn(`The font ${family} could not be loaded from ${href}.`));
  }
}

import type {Config, Font} from '../../src/config/config.js';
import {safeUrl} from '../../src/url.js';

/**
 * Loads the font files that docs.json names. `optional`: a font that is not there at once is used from the next page on,
 * so that no text moves. A font without a file is one of the reader's machine, and nothing is requested.
 */
export function loadFonts({heading, body}: Config['fonts'], root: string): void {
  for (const font of new Set([heading, body])) if (font?.source) load(font, font.source, root);
}

function load({family, weight, format}: Font, source: string, root: string): void {
  const url = safeUrl(source.replace(/^\/+(?!\/)/, ''), 'server', root);
  if (!url) return;
  const kind = format && /^[\w-]+$/.test(format) ? ` format("${format}")` : '';
  const face = new FontFace(family, `url("${url.replace(/["\\]/g, encodeURIComponent)}")${kind}`, {
    display: 'optional',
    ...(weight && /^\d{1,4}(?: \d{1,4})?$/.test(weight) ? {weight} : {}),
  });
  document.fonts.add(face);
  face.load().catch(() => console.warn(`The font ${family} could not be loaded from ${url}.`));
}

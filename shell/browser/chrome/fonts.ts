import type {FontFile} from '../../../src/site/chrome/font-faces.js';

/** Maximum time in milliseconds that text waits for a font. */
export const WAIT_MS = 100;
/**
 * Maximum time in milliseconds in which a font from an earlier visit may replace a system font. Long, because some
 * hosts revalidate each file.
 */
export const SWAP_MS = 3000;
const requested = new Map<string, Promise<void>>();

/**
 * Loads font files and applies those that load within `limit` milliseconds. Text waits for Lectern's own fonts up to
 * `WAIT_MS`. Fonts that load later apply on the next page: otherwise the text would shift.
 */
export async function loadFonts(files: readonly FontFile[], limit: number): Promise<void> {
  const loading = files.map(file => {
    const started = requested.get(buildFontKey(file)) ?? load(file, limit);
    requested.set(buildFontKey(file), started);
    return started;
  });
  await Promise.race([Promise.all(loading), new Promise(done => setTimeout(done, WAIT_MS))]);
}

function buildFontKey({href, weight}: FontFile): string {
  return `${href} ${weight}`;
}

function load(file: FontFile, limit: number): Promise<void> {
  const {family, href, weight, format, range, style, isOurs} = file;
  const face = new FontFace(family, `url("${href}")${format ? ` format("${format}")` : ''}`, {
    ...(weight && {weight}),
    ...(style && {style}),
    ...(range && {unicodeRange: range, display: 'swap'}),
  });
  if (range) {
    // The browser loads a font with a `unicode-range` only when such a character appears.
    document.fonts.add(face);
    return Promise.resolve();
  }
  const start = performance.now();
  return face.load().then(
    () => {
      if (performance.now() - start <= (isOurs ? Math.min(limit, WAIT_MS) : limit)) document.fonts.add(face);
      else document.addEventListener('docs-page', () => document.fonts.add(face), {once: true});
    },
    () => {
      if (!isOurs) console.warn(`The browser cannot load the font ${family} from ${href}.`);
    },
  );
}

import type {FontFile} from '../../../src/site/chrome/font-faces.js';

/** Milliseconds that text may wait for a font. */
export const WAIT_MS = 100;
/**
 * Milliseconds within which a project font of an earlier visit replaces a system font. Some hosts require a
 * revalidation for each file.
 */
export const SWAP_MS = 3000;
const requested = new Map<string, Promise<void>>();

/**
 * Loads font files, and applies those that load within a limit. For Lectern's own fonts, the limit is a tenth of a
 * second. Text waits for this time. Later files apply on the next page, to avoid layout shift.
 */
export async function loadFonts(files: readonly FontFile[], limit: number): Promise<void> {
  const loading = files.map(file => {
    const started = requested.get(keyOf(file)) ?? load(file, limit);
    requested.set(keyOf(file), started);
    return started;
  });
  await Promise.race([Promise.all(loading), new Promise(done => setTimeout(done, WAIT_MS))]);
}

function keyOf({href, weight}: FontFile): string {
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
    // The browser loads the file when such a letter appears.
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
      if (!isOurs) console.warn(`The font ${family} could not be loaded from ${href}.`);
    },
  );
}

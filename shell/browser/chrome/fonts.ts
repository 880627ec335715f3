import type {FontFile} from '../../../src/site/chrome/font-faces.js';

/** Milliseconds that text may wait for a font. */
export const WAIT_MS = 100;
/** Milliseconds within which a font of the project that an earlier visit knows takes the place of another: some hosts want files checked each time. */
export const SWAP_MS = 3000;
const requested = new Map<string, Promise<void>>();

/**
 * Loads font files and puts them on if they are there within a limit, which is a tenth of a second for ours. Text waits that
 * long for them. Those that are later are put on with the next page, so that nothing moves while it is read.
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
    // Loaded by the browser when such a letter is shown.
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

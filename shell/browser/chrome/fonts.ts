import type {FontFile} from '../../../src/site/chrome/font-faces.js';

/** Milliseconds that text may wait for a font. */
const patience = 100;
const asked = new Set<string>();

/**
 * Loads font files and puts them on. `soon`: before the text is drawn, which waits for them a tenth of a second; those that
 * are later, and all that come after the text, are put on with the next page, so that nothing moves while it is read.
 */
export async function loadFonts(files: readonly FontFile[], soon: boolean): Promise<void> {
  const loading = files.filter(file => !asked.has(keyOf(file))).map(file => load(file, soon));
  await Promise.race([Promise.all(loading), new Promise(done => setTimeout(done, patience))]);
}

function keyOf({href, weight}: FontFile): string {
  return `${href} ${weight}`;
}

function load(file: FontFile, soon: boolean): Promise<void> {
  const {family, href, weight, format, range, style, isOurs} = file;
  asked.add(keyOf(file));
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
      if (soon && performance.now() - start <= patience) document.fonts.add(face);
      else document.addEventListener('docs-page', () => document.fonts.add(face), {once: true});
    },
    () => {
      if (!isOurs) console.warn(`The font ${family} could not be loaded from ${href}.`);
    },
  );
}

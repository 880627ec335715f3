import {adoptNamed} from '../../../elements/base/adopt.js';
import {readStored, store} from '../../../elements/base/storage.js';
import type {FontFile} from '../../../src/site/chrome/font-faces.js';
import {loadFonts, SWAP_MS, WAIT_MS} from './fonts.js';

/** What docs.json says of the look of a site, as the last visit knew it: docs.json comes too late for the first picture. */
interface Look {
  readonly css: string;
  readonly fonts: readonly FontFile[];
}

const keyOf = (base: string) => `lectern:look:${base}`;

function readLook(base: string): Look | undefined {
  try {
    return JSON.parse(readStored(keyOf(base)) ?? '') as Look;
  } catch {
    return undefined;
  }
}

/** Asks for the project's fonts that the last visit knew, beside docs.json: many hosts want them checked before they are used. */
export function requestKnownFonts(base: string): void {
  const fonts = readLook(base)?.fonts ?? [];
  void loadFonts(
    fonts.filter(({isOurs}) => !isOurs),
    SWAP_MS,
  );
}

/**
 * Puts on the look of the last visit; on a first one the fonts that docs.json names, or our own face (`first`). Resolves when
 * the fonts are there, at the latest a tenth of a second after they were asked for; at once where a first visit is over a
 * line too slow for that.
 */
export async function applyThemeAssets(
  base: string,
  first: () => readonly FontFile[] | Promise<readonly FontFile[]>,
  isQuick: boolean,
): Promise<void> {
  const look = readLook(base);
  if (look) {
    adoptNamed('site', look.css);
    await loadFonts(look.fonts, SWAP_MS);
    return;
  }
  const loading = Promise.resolve(first()).then(files => loadFonts(files, isQuick ? WAIT_MS : 0));
  if (isQuick) await loading;
}

/** Puts on the look that docs.json says now, and keeps it for the next visit. */
export function keepLook(base: string, look: Look): void {
  adoptNamed('site', look.css);
  store(keyOf(base), JSON.stringify(look));
  void loadFonts(look.fonts, 0);
}

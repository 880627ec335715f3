import {adoptNamed} from '../../../elements/base/adopt.js';
import {readStored, store} from '../../../elements/base/storage.js';
import type {FontFile} from '../../../src/site/chrome/font-faces.js';
import {loadFonts, SWAP_MS, WAIT_MS} from './fonts.js';

/** Look of a site from the last visit, because docs.json loads too late for the first paint. */
interface ThemeAssets {
  readonly css: string;
  readonly fonts: readonly FontFile[];
}

const keyOf = (base: string) => `lectern:look:${base}`;

function readLook(base: string): ThemeAssets | undefined {
  try {
    return JSON.parse(readStored(keyOf(base)) ?? '') as ThemeAssets;
  } catch {
    return undefined;
  }
}

/**
 * Requests the project's fonts of the last visit at the same time as docs.json, because many hosts require
 * revalidation.
 */
export function requestKnownFonts(base: string): void {
  const fonts = readLook(base)?.fonts ?? [];
  void loadFonts(
    fonts.filter(({isOurs}) => !isOurs),
    SWAP_MS,
  );
}

/**
 * Applies the look of the last visit. A first visit uses the fonts of docs.json, or Lectern's own (`first`). Resolves
 * when the fonts have loaded: at most 0.1 s after the request, and at once for a first visit on a slow connection.
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

/** Applies the current look of docs.json, and stores it for the next visit. */
export function keepLook(base: string, look: ThemeAssets): void {
  adoptNamed('site', look.css);
  store(keyOf(base), JSON.stringify(look));
  void loadFonts(look.fonts, 0);
}

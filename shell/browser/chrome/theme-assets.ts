import {adoptNamed} from '../../../elements/base/adopt.js';
import {readStored, writeStored} from '../../../elements/base/storage.js';
import type {FontFile} from '../../../src/site/chrome/font-faces.js';
import {loadFonts, SWAP_MS, WAIT_MS} from './fonts.js';

/** Styles and font files that the last visit stored. docs.json loads too late for the first paint. */
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
 * Requests the project's fonts that the last visit stored, in parallel with docs.json: many hosts require revalidation
 * of cached files.
 */
export function preloadStoredFonts(base: string): void {
  const fonts = readLook(base)?.fonts ?? [];
  void loadFonts(
    fonts.filter(({isOurs}) => !isOurs),
    SWAP_MS,
  );
}

/**
 * Applies the styles and fonts that the last visit stored. On a first visit, applies the fonts that `first` returns.
 * Resolves when the fonts have loaded, after 100 ms at the latest. On a first visit over a slow connection, resolves at
 * once.
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

/** Applies the styles and fonts of docs.json, and stores them for the next visit. */
export function storeThemeAssets(base: string, look: ThemeAssets): void {
  adoptNamed('site', look.css);
  writeStored(keyOf(base), JSON.stringify(look));
  void loadFonts(look.fonts, 0);
}

import {readStored, writeStored} from '../../../elements/base/storage.js';
import {isOwnPath} from '../../../src/base/own-files.js';
import {encodePath} from '../../../src/base/slug.js';
import type {Options} from '../boot/options.js';

const keyOf = (base: string) => `lectern:styles:${base}`;

/**
 * Adds `<link>`s for the style sheets that the script tag lists, and for those of the last visit. The manifest, which
 * lists the others, loads too late for the first paint.
 */
export function linkOwnStyles({root, base, styles}: Options): void {
  linkStyles(styles.filter(isOwnPath), root);
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(base)) ?? '[]');
    if (Array.isArray(kept)) linkStyles(kept.filter(isOwnPath), root);
  } catch {
    // The stored text is not JSON. Another script may use the same key.
  }
}

/** Replaces the `<link>`s of the project's style sheets, and stores their paths for the next visit. */
export function replaceOwnStyles(styles: readonly string[], {root, base}: Options): void {
  writeStored(keyOf(base), JSON.stringify(styles));
  for (const old of document.head.querySelectorAll<HTMLLinkElement>('link[data-own]'))
    if (!styles.includes(old.dataset.own as string)) old.remove();
  linkStyles(styles, root);
}

function linkStyles(paths: readonly string[], root: string): void {
  const known = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({href}) => href));
  for (const path of paths) {
    const href = root + encodePath(path);
    if (known.has(href)) continue;
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.dataset.own = path;
    element.href = href;
    document.head.append(element);
  }
}

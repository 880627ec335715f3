import {type ColorMode, readMarkedMode} from '../../src/base/read-marked-mode.js';

/**
 * Returns the color mode of an element in a host page. Reads its `mode` attribute, then `color-scheme`, then the
 * markers of common frameworks (`.dark`, `data-theme`, `data-mode`), then the background color behind it.
 */
export function findColorMode(element: HTMLElement): ColorMode {
  const wanted = element.getAttribute('mode');
  if (wanted === 'dark' || wanted === 'light') return wanted;
  const scheme = getComputedStyle(element.parentElement ?? document.documentElement).colorScheme;
  const [hasDark, hasLight] = [scheme.includes('dark'), scheme.includes('light')];
  if (hasDark !== hasLight) return hasDark ? 'dark' : 'light';
  const marked = readMarkedMode(element);
  if (marked) return marked;
  if (hasDark) return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return isOnDark(element) ? 'dark' : 'light';
}

/** Returns whether the nearest opaque background is dark. A color that is not in `rgb()` notation counts as light. */
function isOnDark(element: HTMLElement): boolean {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const [red, green, blue, alpha = '1'] = getComputedStyle(each).backgroundColor.match(/[\d.]+/g) ?? [];
    if (blue === undefined || Number(alpha) < 0.5) continue;
    // Weights of perceived brightness (Rec. 709). Below 110 of 255 counts as dark.
    return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue) < 110;
  }
  return false;
}

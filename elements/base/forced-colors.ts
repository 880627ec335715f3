import {canAdopt, sheetOf} from './adopt.js';
import {fillWhenForced} from './fill-when-forced.js';

let sheet: CSSStyleSheet | undefined;

/**
 * Returns the style sheets for forced colors, which the page and all shadow roots share. They have no rules until
 * colors are forced. Empty in browsers without constructable style sheets.
 */
export function forcedColors(): readonly CSSStyleSheet[] {
  if (!canAdopt) return [];
  sheet ??= sheetOf('');
  fillWhenForced(sheet);
  return [sheet];
}

import {canAdopt, sheetOf} from './adopt.js';
import {fillWhenForced} from './fill-when-forced.js';

let sheet: CSSStyleSheet | undefined;

/**
 * Style sheets for forced colors, shared by the page and all shadow roots. Empty until needed. None in browsers without
 * shared style sheets.
 */
export function forcedColors(): readonly CSSStyleSheet[] {
  if (!canAdopt) return [];
  sheet ??= sheetOf('');
  fillWhenForced(sheet);
  return [sheet];
}

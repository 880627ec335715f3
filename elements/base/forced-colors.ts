import {canAdopt, createSheet} from './adopt.js';
import {loadForcedColorRules} from './load-forced-color-rules.js';

let sheet: CSSStyleSheet | undefined;

/**
 * Returns the style sheets for forced colors, which the page and all shadow roots share. They stay empty until the
 * browser forces colors. Returns none if `canAdopt` is false.
 */
export function getForcedColorSheets(): readonly CSSStyleSheet[] {
  if (!canAdopt) return [];
  sheet ??= createSheet('');
  loadForcedColorRules(sheet);
  return [sheet];
}

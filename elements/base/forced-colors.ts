import {canAdopt, sheetOf} from './adopt.js';
import {fillWhenForced} from './fill-when-forced.js';

let sheet: CSSStyleSheet | undefined;

/**
 * The sheet for readers whose system or browser forces its own colours, for the page and for every shadow root: one object,
 * empty until it is wanted, so that nobody else loads it. None in browsers whose style sheets cannot be shared.
 */
export function forcedColors(): readonly CSSStyleSheet[] {
  if (!canAdopt) return [];
  sheet ??= sheetOf('');
  fillWhenForced(sheet);
  return [sheet];
}

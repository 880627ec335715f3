import {canAdopt, sheetOf} from './adopt.js';

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

const watched = new WeakSet<CSSStyleSheet>();

/** Fills an empty sheet when colours are forced, now or later. */
export function fillWhenForced(made: CSSStyleSheet): void {
  if (watched.has(made)) return;
  watched.add(made);
  const query = matchMedia('(forced-colors: active)');
  const fill = async () => {
    if (!query.matches) return;
    query.onchange = null;
    made.replaceSync((await import('../theme/forced-colors.css')).default);
  };
  query.onchange = fill;
  void fill();
}

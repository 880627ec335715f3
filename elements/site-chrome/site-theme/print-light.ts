import {chosenMode, type Mode, setMode} from './mode.js';

/** Prints a dark page in light colors. */
export function printLight(): void {
  let shown: Mode | undefined;
  addEventListener('beforeprint', () => {
    shown ??= chosenMode();
    setMode('light', false);
  });
  addEventListener('afterprint', () => {
    if (shown) setMode(shown, false);
    shown = undefined;
  });
}

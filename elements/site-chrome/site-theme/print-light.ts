import {chosenMode, type Mode, setMode} from './mode.js';

/** Paper is white: a dark page is printed with the colours of light, and is dark again afterwards. */
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

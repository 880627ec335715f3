import type {ColorMode} from '../../../src/base/read-marked-mode.js';
import {readChosenMode, setMode} from './mode.js';

/** Switches a dark page to light mode while the browser prints it. */
export function printLight(): void {
  let shown: ColorMode | undefined;
  addEventListener('beforeprint', () => {
    shown ??= readChosenMode();
    setMode('light', false);
  });
  addEventListener('afterprint', () => {
    if (shown) setMode(shown, false);
    shown = undefined;
  });
}

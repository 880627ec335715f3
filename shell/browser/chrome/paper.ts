import {adopt} from '../../../elements/base/adopt.js';
import printCss from '../../../elements/theme/print.css';

/** Loads the print style sheet. The text does not need it. */
export function loadPrintSheet(): void {
  adopt(printCss);
}

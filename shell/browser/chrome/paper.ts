import {adopt} from '../../../elements/base/adopt.js';
import printCss from '../../../elements/theme/print.css';

/** Loads the print style sheet, which is not needed before the text. */
export function loadPrintSheet(): void {
  adopt(printCss);
}

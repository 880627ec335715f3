import {adoptSheets} from '../../../elements/base/adopt.js';
import printCss from '../../../elements/theme/print.css';

/** Loads the style sheet for printing. Call it after the text is visible. */
export function loadPrintSheet(): void {
  adoptSheets(printCss);
}

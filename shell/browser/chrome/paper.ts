import {adopt} from '../../../elements/base/adopt.js';
import printCss from '../../../elements/theme/print.css';

/** Puts on the sheet for paper: nobody prints before there is something to read. */
export function readyForPaper(): void {
  adopt(printCss);
}

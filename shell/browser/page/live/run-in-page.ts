import {linkInPage} from './link-in-page.js';
import {type RunningPage, runPage} from './run-page.js';

/** Runs the islands of a page that the browser compiles. */
export function runInPage(...given: RunningPage): void {
  runPage(linkInPage, ...given);
}

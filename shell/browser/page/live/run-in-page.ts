import {linkInPage} from './link-in-page.js';
import {type Running, runPage} from './run-page.js';

/** Runs the islands of a page that the browser compiles. */
export function runInPage(...given: Running): void {
  runPage(linkInPage, ...given);
}

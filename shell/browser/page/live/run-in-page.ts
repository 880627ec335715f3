import {linkInPage} from './link-in-page.js';
import {type Running, runPage} from './run-page.js';

/** Runs the islands of a page. The browser compiles their files. */
export function runInPage(...given: Running): void {
  runPage(linkInPage, ...given);
}

import {linkInPage} from './link-in-page.js';
import {type Running, runPage} from './run-page.js';

/** Lets the islands of a page run: the browser compiles their files. */
export function runInPage(...given: Running): void {
  runPage(linkInPage, ...given);
}

import type {Problem} from '../../../../src/base/problem.js';
import type {Report} from '../../../../src/check/report.js';
import type {CheckOrder} from './thread.js';
import {startWorker} from './threads.js';

/**
 * Checks a project in a separate thread, while pages are rendered. Documents at URLs are not read, as in `lectern
 * check`. Resolves to undefined if the thread fails: the site does not depend on it.
 */
export function checkBeside(order: CheckOrder): Promise<Report | undefined> {
  const worker = startWorker(order);
  return new Promise(resolve => {
    worker.once('message', resolve);
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
}

/** Returns problems that only the prerender sees, such as a failed preview picture. */
export function findUnchecked(problems: readonly Problem[], {findings}: Report): readonly Problem[] {
  const checked = new Set(findings.map(({code, file}) => `${code} ${file}`));
  return problems.filter(({code, place}) => !checked.has(`${code} ${place.file}`));
}

import type {Problem} from '../../../../src/base/problem.js';
import type {Report} from '../../../../src/check/report.js';
import type {CheckOrder} from './thread.js';
import {startWorker} from './threads.js';

/**
 * Checks a project in a thread of its own, while pages are drawn. Documents at web addresses are not read, as in `lectern check`.
 * Resolves to undefined when the thread fails: the site does not depend on it.
 */
export function checkBeside(order: CheckOrder): Promise<Report | undefined> {
  const worker = startWorker(order);
  return new Promise(resolve => {
    worker.once('message', resolve);
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
}

/** Returns problems of the prerender that the check cannot see, such as a preview picture that was not drawn. */
export function findUnchecked(problems: readonly Problem[], {findings}: Report): readonly Problem[] {
  const checked = new Set(findings.map(({code, file}) => `${code} ${file}`));
  return problems.filter(({code, place}) => !checked.has(`${code} ${place.file}`));
}

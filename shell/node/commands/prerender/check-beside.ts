import type {Problem} from '../../../../src/base/problem.js';
import type {Finding, Report} from '../../../../src/check/report.js';
import type {Prerendered} from '../../../../src/prerender/prerender.js';
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

/**
 * Returns problems in the words of the check, which read the same files: one for each cause, with the nearest name, and
 * without those that comments leave out. Other problems that it does not know, such as those of documents at URLs, stay
 * as they are.
 */
export function reportAsChecked(
  {problems, textProblems}: Pick<Prerendered, 'problems' | 'textProblems'>,
  {findings}: Report,
  paths: readonly string[],
): readonly Problem[] {
  const known = (problem: Problem) => findings.filter(each => isSameFault(each, problem));
  const shown = new Set([...textProblems.flatMap(known), ...problems.flatMap(known)]);
  const files = new Set(paths);
  const unchecked = [...textProblems.filter(({place}) => !files.has(place.file)), ...problems];
  return [...[...shown].map(toProblem), ...unchecked.filter(problem => known(problem).length === 0)];
}

function isSameFault({code, file, message}: Finding, problem: Problem): boolean {
  const {place} = problem;
  // The check names a missing document where it is named.
  if (problem.code === 'spec-missing') return message.includes(`"${place.file}"`);
  // A code block without an end swallows tags: that it has no end is the fault.
  return (
    file === place.file && (code === problem.code || (code === 'fence-unclosed' && problem.code.startsWith('tag-')))
  );
}

function toProblem({code, level, message, fix, file, line, column, related}: Finding): Problem {
  return {code, level, message, fix, place: {file, line, column}, related};
}

/** Returns problems that only the prerender sees, such as a failed preview picture. */
export function findUnchecked(problems: readonly Problem[], {findings}: Report): readonly Problem[] {
  const checked = new Set(findings.map(({code, file}) => `${code} ${file}`));
  return problems.filter(({code, place}) => !checked.has(`${code} ${place.file}`));
}

import type {Problem} from '../../../../src/base/problem.js';
import type {CheckReport, Finding} from '../../../../src/check/report.js';
import type {PrerenderResult} from '../../../../src/prerender/prerender.js';
import type {CheckOrder} from './thread.js';
import {startWorker} from './threads.js';

/**
 * Checks a project in a worker thread while pages render. Unlike `lectern check`, loads no API documents at URLs.
 * Resolves to undefined if the thread fails, which does not prevent writing the site.
 */
export function checkInThread(order: CheckOrder): Promise<CheckReport | undefined> {
  const worker = startWorker(order);
  return new Promise(resolve => {
    worker.once('message', resolve);
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
}

/**
 * Replaces problems of rendering with those of the check. The check reports each cause once, with a suggestion, and
 * respects ignored rules. Keeps problems that the check does not look for, such as those of documents at URLs.
 */
export function mergeCheckProblems(
  {problems, textProblems}: Pick<PrerenderResult, 'problems' | 'textProblems'>,
  {findings}: CheckReport,
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
  // The check reports the missing file where docs.json or a page refers to it, not in the file.
  if (problem.code === 'spec-missing') return message.includes(`"${place.file}"`);
  // A code block without a closing fence hides the tags after it. Count their problems as the missing fence.
  return (
    file === place.file && (code === problem.code || (code === 'fence-unclosed' && problem.code.startsWith('tag-')))
  );
}

function toProblem({code, level, message, fix, file, line, column, related}: Finding): Problem {
  return {code, level, message, fix, place: {file, line, column}, related};
}

/** Returns problems that only rendering finds, such as a link preview that can't be drawn. */
export function findUnchecked(problems: readonly Problem[], {findings}: CheckReport): readonly Problem[] {
  const checked = new Set(findings.map(({code, file}) => `${code} ${file}`));
  return problems.filter(({code, place}) => !checked.has(`${code} ${place.file}`));
}

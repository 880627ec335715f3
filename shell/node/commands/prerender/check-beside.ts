import type {Problem} from '../../../../src/base/problem.js';
import type {Finding, Report} from '../../../../src/check/report.js';
import type {Prerendered} from '../../../../src/prerender/prerender.js';
import type {CheckOrder} from './thread.js';
import {startWorker} from './threads.js';

/**
 * Checks a project in a separate thread while pages render. Reads no documents from URLs, unlike `lectern check`.
 * Resolves to undefined if the thread fails, because the site does not depend on it.
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
 * Returns problems in the form of the check, which reads the same files: one for each cause, with the nearest name, and
 * without ignored ones. Problems that the check does not know, such as those of documents at URLs, stay unchanged.
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
  // The check reports a missing document at its reference.
  if (problem.code === 'spec-missing') return message.includes(`"${place.file}"`);
  // A code block without a closing fence contains the tags after it. The missing fence is the cause.
  return (
    file === place.file && (code === problem.code || (code === 'fence-unclosed' && problem.code.startsWith('tag-')))
  );
}

function toProblem({code, level, message, fix, file, line, column, related}: Finding): Problem {
  return {code, level, message, fix, place: {file, line, column}, related};
}

/** Returns problems that only the prerender finds, such as a failed link preview. */
export function findUnchecked(problems: readonly Problem[], {findings}: Report): readonly Problem[] {
  const checked = new Set(findings.map(({code, file}) => `${code} ${file}`));
  return problems.filter(({code, place}) => !checked.has(`${code} ${place.file}`));
}

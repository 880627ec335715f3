import type {ResolveProblem} from '../../markdown/resolve/reports.js';
import {findNearestPath} from '../nearest-path.js';

/** Adds the most similar file to the report of a missing import. Returns other problems unchanged. */
export function checkSnippetMissing(problem: ResolveProblem, paths: ReadonlySet<string>): ResolveProblem {
  const {code, subject: path, place} = problem;
  if (code !== 'snippet-missing' || path === undefined) return problem;
  const extension = path.slice(path.lastIndexOf('.'));
  const near = findNearestPath(
    path,
    [...paths].filter(each => each.endsWith(extension) && each !== place.file),
  );
  return near === undefined ? problem : {...problem, fix: `Write "/${near}", which exists, or add ${path}.`};
}

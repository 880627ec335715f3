import {findNearestOperation, formatOperationName} from '../../openapi/operation/find-nearest-operation.js';
import type {NavigationProblem} from '../../site/navigation/find-navigation-problems.js';
import type {CheckedProject} from '../project.js';

/** Adds the most similar operation to an unknown-operation problem. Returns other problems unchanged. */
export function checkNavOperation(problem: NavigationProblem, {site}: CheckedProject): NavigationProblem {
  if (problem.code !== 'nav-operation') return problem;
  const entry = [...site.navigation.entries.values()].find(each => each.path === problem.path);
  const {operation, documents = []} = entry?.generated ?? {};
  const known = documents.flatMap(file => site.indexes.get(file)?.operations ?? []);
  const near = operation && findNearestOperation(known, operation.method, operation.path);
  return near
    ? {...problem, fix: `Write "${formatOperationName(near).replace(/^WEBHOOK /, 'webhook ')}", which exists.`}
    : problem;
}

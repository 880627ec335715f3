import {nearestOperation, operationName} from '../../openapi/operation/nearest-operation.js';
import type {NavigationProblem} from '../../site/navigation/find-navigation-problems.js';
import type {Project} from '../project.js';

/** What is said of an entry whose operation no document has, with the nearest one that exists; every other as it is. */
export function navOperation(problem: NavigationProblem, {site}: Project): NavigationProblem {
  if (problem.code !== 'nav-operation') return problem;
  const entry = [...site.navigation.entries.values()].find(each => each.path === problem.path);
  const {operation, documents = []} = entry?.generated ?? {};
  const known = documents.flatMap(file => site.indexes.get(file)?.operations ?? []);
  const near = operation && nearestOperation(known, operation.method, operation.path);
  return near ? {...problem, fix: `Write "${operationName(near)}", which exists.`} : problem;
}

import {runtimePattern} from '../interpreter/may-run.js';
import type {Statements} from '../syntax/statements.js';

/**
 * Returns whether a component can need a JavaScript runtime. True for a component without source, which comes from a
 * package.
 */
export function mayNeedToRun(name: string, trees: readonly Statements[]): boolean {
  const names = new Set([
    name,
    ...trees.flatMap(({imports}) => imports.filter(({local}) => local === name).map(({imported}) => imported)),
  ]);
  const sources = trees.flatMap(({definitions}) => definitions.filter(each => names.has(each.name)));
  return sources.length === 0 || sources.some(({source}) => runtimePattern.test(source));
}

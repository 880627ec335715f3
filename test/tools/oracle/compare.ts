import {oracleTree} from './oracle-tree.js';
import {reasonFor} from './reasons.js';
import {componentsOf, type Simple} from './simple.js';
import {simplifyOracle} from './simple-oracle.js';
import {ourTree, simplifyOurs} from './simple-ours.js';

export interface Comparison {
  /** Reason why the oracle rejects the page. All other fields are then empty. */
  readonly rejected?: string;
  readonly sameComponents: boolean;
  readonly sameTree: boolean;
  /** Empty for equal trees. */
  readonly why: string;
}

/** Compares our tree of a page with the oracle's. */
export function comparePage(source: string): Comparison {
  let theirs: readonly Simple[];
  try {
    theirs = simplifyOracle(oracleTree(source));
  } catch (error) {
    return {rejected: (error as Error).message, sameComponents: false, sameTree: false, why: ''};
  }
  const ours = simplifyOurs(ourTree(source).nodes);
  const sameComponents = JSON.stringify(componentsOf(theirs)) === JSON.stringify(componentsOf(ours));
  const [expected, actual] = [JSON.stringify(theirs), JSON.stringify(ours)];
  const sameTree = expected === actual;
  return {sameComponents, sameTree, why: sameTree ? '' : `${reasonFor(source)}: ${firstDifference(expected, actual)}`};
}

function firstDifference(expected: string, actual: string): string {
  let at = 0;
  while (expected[at] === actual[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 60);
  return `oracle ${around(expected)} | ours ${around(actual)}`;
}

import {getOwn} from '../../base/json.js';
import {limits} from '../../base/limits.js';
import {isContainer} from '../../base/written-number.js';
import {type DocumentSet, getRef} from '../document/document-set.js';
import {getChild, getPositionKey, type Located} from '../document/located.js';
import type {SpecProblem} from '../document/spec-problem.js';
import {dataMaps, isDataKey} from './data-keys.js';
import {type CycleLink, ReferenceCycles} from './reference-cycles.js';

/** A value on the current path of the depth-first walk, with its unvisited children, last first. */
interface Frame extends CycleLink {
  readonly open: Step[];
}

interface Step {
  readonly node: Located;
  readonly isMap: boolean;
  readonly depth: number;
  readonly isReferred: boolean;
}

/**
 * Follows every reference in a document and its files once. Reports broken and circular references as problems, and
 * recursive schemas as information. A depth-first walk in linear time. Loads every file, so use it only for checks.
 * Call within `DocumentSet.settle`.
 */
export function checkReferences(documents: DocumentSet): readonly SpecProblem[] {
  const problems: SpecProblem[] = [];
  const seen = new Set<object>();
  const stack: Frame[] = [];
  const cycles = new ReferenceCycles(documents.root.file, stack);
  const enter = (step: Step) => {
    const {node, isMap, depth, isReferred} = step;
    const {value} = node;
    if (!isContainer(value) || depth > limits.specDepth) return;
    if (isReferred) cycles.close(node);
    // Visit values only once, because YAML aliases and references share them.
    if (seen.has(value)) return;
    seen.add(value);
    const open = listStepsBelow(node, isMap, depth);
    const ref = isMap ? undefined : getRef(value);
    if (ref !== undefined) {
      const found = documents.resolve(node);
      const target = documents.follow(ref, node);
      if (found.state === 'missing') problems.push(found.problem);
      // The index of operations reports a path item that leads back to itself.
      else if (found.state === 'circular')
        problems.push(
          ...(/^\/(?:paths|webhooks)\/[^/]*$/.test(node.pointer) ? [] : [buildCircularProblem(node, found.chain)]),
        );
      else if ('node' in target) open.push({node: target.node, isMap: false, depth: 0, isReferred: true});
    }
    cycles.enter(node, isReferred);
    stack.push({node, isReferred, open});
  };
  enter({node: documents.root, isMap: false, depth: 0, isReferred: false});
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const step = frame.open.pop();
    if (step) enter(step);
    else {
      stack.pop();
      cycles.leave(frame.node);
    }
  }
  // Report a broken target once, even if several references lead to it.
  const known = new Set<string>();
  const once = problems.filter(({at, message}) => {
    const key = `${getPositionKey(at)} ${message}`;
    return !known.has(key) && known.add(key);
  });
  return [...mergeLimitProblems(once), ...cycles.problems()];
}

/** Reports the exceeded limit for referenced files once, instead of once per file. */
function mergeLimitProblems(problems: readonly SpecProblem[]): readonly SpecProblem[] {
  const [first, ...others] = problems.filter(({code}) => code === 'spec-size');
  if (!first) return problems;
  const message =
    others.length > 0
      ? `${first.message} ${others.length} more ${others.length === 1 ? 'reference has' : 'references have'} this problem.`
      : first.message;
  return [...problems.filter(({code}) => code !== 'spec-size'), {...first, message}];
}

/** Returns a value's children, last first. Skips examples and other data. */
function listStepsBelow(node: Located, isMap: boolean, depth: number): Step[] {
  const {value} = node;
  const steps: Step[] = [];
  for (const key of Object.keys(value as object)) {
    if (!isMap && isDataKey(key, '', getOwn(value, key))) continue;
    const child = getChild(node, key);
    if (child) steps.push({node: child, isMap: !isMap && dataMaps.has(key), depth: depth + 1, isReferred: false});
  }
  return steps.reverse();
}

function buildCircularProblem(at: Located, chain: readonly string[]): SpecProblem {
  return {
    code: 'spec-ref-circular',
    level: 'warning',
    message: `$ref leads back to itself: ${chain.join(' → ')}.`,
    fix: 'replace the $ref with a schema, such as {"type": "object"}.',
    at,
    on: '$ref',
  };
}

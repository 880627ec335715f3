import {limits} from '../limits.js';
import {own} from './data.js';
import {childOf, type Library, type Located, refOf} from './library.js';
import type {SpecProblem} from './spec-problem.js';

/** Keys whose values are data of the author: a `$ref` in there is a text. */
const data = new Set(['example', 'value', 'default', 'enum', 'const', 'dataValue']);
/** Maps whose keys are names: `default` is a property there. */
const maps = new Set(['properties', 'patternProperties', 'schemas', 'definitions', '$defs', 'responses', 'paths']);

/**
 * Follows every reference of a document and of the files that it leads to, once each: those that lead nowhere, and those
 * that lead only to each other. Reads everything, so it is for a check, never for showing a page. Run in `settle`.
 */
export function checkReferences(library: Library): readonly SpecProblem[] {
  const problems: SpecProblem[] = [];
  const seen = new Set<unknown>();
  const open: {node: Located; isMap: boolean; depth: number}[] = [{node: library.root, isMap: false, depth: 0}];
  for (let next = open.pop(); next; next = open.pop()) {
    const {node, isMap, depth} = next;
    const {value} = node;
    // What YAML aliases share, and what several references lead to, is read once.
    if (typeof value !== 'object' || value === null || seen.has(value) || depth > limits.specDepth) continue;
    seen.add(value);
    if (!isMap && refOf(value) !== undefined) {
      const found = library.resolve(node);
      if (found.state === 'missing') problems.push(found.problem);
      else if (found.state === 'circular') problems.push(circular(node, found.chain));
      else if (found.state === 'found') open.push({node: found.node, isMap: false, depth: 0});
    }
    for (const key of Object.keys(value)) {
      if (!isMap && (data.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(own(value, key)))))
        continue;
      const child = childOf(node, key);
      if (child) open.push({node: child, isMap: !isMap && maps.has(key), depth: depth + 1});
    }
  }
  // Two places may fail at the same reference behind them.
  const known = new Set<string>();
  return problems.filter(({at, message}) => {
    const key = `${at.file}#${at.pointer} ${message}`;
    return !known.has(key) && known.add(key);
  });
}

function circular(at: Located, chain: readonly string[]): SpecProblem {
  return {
    code: 'spec-ref-circular',
    level: 'warning',
    message: `$ref only leads back to itself: ${chain.join(' → ')}.`,
    fix: 'describe one of them.',
    at,
  };
}

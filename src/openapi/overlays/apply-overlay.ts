import {exec, type JsonValue} from 'jsonpath-rfc9535';
import type {ValuePath} from '../../base/format-keys.js';
import {getErrorMessage} from '../../base/get-error-message.js';
import {getOwn, getOwnList, getOwnText, isObject} from '../../base/json.js';
import {step} from '../document/pointer.js';
import type {SpecProblem} from '../document/spec-problem.js';

/** A document after an overlay, with problems of actions that could not be applied. */
interface Overlaid {
  readonly value: unknown;
  readonly problems: readonly SpecProblem[];
}

/** Reason why an action cannot be applied. */
interface Faulty {
  readonly fault: Pick<SpecProblem, 'message' | 'fix'>;
}
/** Returns the new value of a selected node. Undefined removes the node. */
type Change = (node: unknown) => unknown;

/**
 * Applies the actions of an overlay in order (OpenAPI Overlay 1.1, section 4.4). Copies only the ancestors of changed
 * nodes, because YAML aliases share nodes. The original document stays unchanged. Skips and reports actions that cannot
 * be applied.
 */
export function applyOverlay(document: unknown, file: string, overlay: unknown): Overlaid {
  const problems: SpecProblem[] = [];
  if (!/^1\./.test(String(getOwn(overlay, 'overlay'))) || !Array.isArray(getOwn(overlay, 'actions')))
    return {value: document, problems: [buildNoOverlayProblem(file)]};
  let value = document;
  for (const [index, action] of getOwnList(overlay, 'actions').entries()) {
    const at = {file, pointer: `/actions/${index}`};
    const plan = planAction(value, action, `actions[${index}]`);
    if ('fault' in plan) problems.push({code: 'spec-overlay', level: 'error', ...plan.fault, at});
    else if (plan.nodes.length === 0) problems.push(buildNoTargetProblem(plan.target, at));
    else for (const keys of plan.nodes) value = changeAt(value, keys, 0, plan.change);
  }
  return {value, problems};
}

function buildNoOverlayProblem(file: string): SpecProblem {
  return {
    code: 'spec-overlay',
    level: 'error',
    message: `${file} is not an overlay document.`,
    fix: `Add "overlay: 1.0.0", "info" and "actions" to ${file}, or delete its entry in "overlays".`,
    at: {file, pointer: ''},
  };
}

function buildNoTargetProblem(target: string, at: SpecProblem['at']): SpecProblem {
  return {
    code: 'spec-overlay-target',
    level: 'warning',
    message: `The target "${target}" selects nothing in the document.`,
    fix: `Write a JSONPath that selects a value, such as $.paths["/users"].get, or delete the action.`,
    at,
    on: 'target',
  };
}

const remove: Change = () => undefined;

/** The nodes that an action selects, and the function that changes each. */
interface Plan {
  readonly target: string;
  readonly nodes: readonly ValuePath[];
  readonly change: Change;
}

/** Plans an action, or returns the reason why it cannot be applied. */
function planAction(document: unknown, action: unknown, name: string): Plan | Faulty {
  const target = getOwnText(action, 'target');
  if (target === undefined)
    return {fault: {message: `${name} has no "target".`, fix: `Add "target": "$.paths['/users'].get".`}};
  const read = readChange(document, action, name);
  const found = find(document, target);
  if ('fault' in read) return read;
  if ('fault' in found) return found;
  // Removes list items from the end, so that the indexes of the others stay valid.
  const nodes = read.change === remove ? found.nodes.toReversed() : found.nodes;
  return {target, nodes, change: read.change};
}

/** Reads the change that an action makes to each selected node. */
function readChange(document: unknown, action: unknown, name: string): Pick<Plan, 'change'> | Faulty {
  if (getOwn(action, 'remove') === true) return {change: remove};
  const update = getOwn(action, 'update');
  if (update !== undefined) return {change: node => merge(node, update)};
  const copy = getOwnText(action, 'copy');
  if (copy === undefined)
    return {
      fault: {
        message: `${name} has none of "update", "copy", or "remove".`,
        fix: 'Add "update": {…} with the new values, or "remove": true.',
      },
    };
  const sources = find(document, copy);
  if ('fault' in sources) return sources;
  const [source, ...others] = sources.nodes;
  if (!source || others.length > 0)
    return {
      fault: {
        message: `The copy "${copy}" selects ${sources.nodes.length === 0 ? 'nothing in the document' : `${sources.nodes.length} values, not one`}.`,
        fix: 'Write a JSONPath that selects one value, such as $.paths["/users"].get.',
      },
    };
  const copied = source.reduce<unknown>((node, key) => step(node, String(key))?.value, document);
  return {change: node => merge(node, copied)};
}

/** Finds the nodes of a JSONPath, or returns the reason why the path is invalid. */
function find(document: unknown, path: string): {readonly nodes: readonly ValuePath[]} | Faulty {
  const found: ValuePath[] = [];
  try {
    exec(document as JsonValue, path, (_, keys) => {
      found.push(keys.map(key => (typeof key === 'string' ? unescapeKey(key) : key)));
    });
    return {nodes: found};
  } catch (error) {
    const reason = getErrorMessage(error);
    return {
      fault: {
        message: `"${path}" is not a JSONPath (RFC 9535): ${toPhrase(reason)}`,
        fix: `Write a JSONPath such as $.paths['/users'].get.`,
      },
    };
  }
}

/** Returns a message of the JSONPath parser as the end of a sentence, with words for its character classes. */
function toPhrase(reason: string): string {
  return `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`.replaceAll('[\\t-\\n\\r ]', 'whitespace');
}

/** Unescapes a key of a normalized path (RFC 9535, section 2.7). */
function unescapeKey(key: string): string {
  return key.includes('\\') ? (JSON.parse(`"${key.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`) as string) : key;
}

function changeAt(node: unknown, keys: ValuePath, depth: number, change: Change): unknown {
  const key = keys[depth];
  if (key === undefined) return change(node);
  if (Array.isArray(node)) {
    const changed = changeAt(node[Number(key)], keys, depth + 1, change);
    return changed === undefined ? node.toSpliced(Number(key), 1) : node.with(Number(key), changed);
  }
  if (!isObject(node)) return node;
  const changed = changeAt(getOwn(node, String(key)), keys, depth + 1, change);
  const entries = Object.entries(node);
  return Object.fromEntries(
    changed === undefined
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, value]) => [name, name === key ? changed : value]),
  );
}

/** Merges objects by key, appends to lists, and replaces other values (Overlay 1.1, section 4.4.3). */
function merge(node: unknown, update: unknown): unknown {
  if (Array.isArray(node)) return [...node, ...(Array.isArray(update) ? update : [update])];
  if (!isObject(node) || !isObject(update)) return update;
  const merged = new Map(Object.entries(node));
  for (const [key, value] of Object.entries(update))
    merged.set(key, merged.has(key) ? merge(merged.get(key), value) : value);
  return Object.fromEntries(merged);
}

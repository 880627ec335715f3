import {Fragment, type RenderNode, type TreeValue} from '../../tree/render-tree.js';
import {decodeEntities} from '../syntax/entities.js';
import {splitReferences} from '../syntax/split-references.js';
import {InterpreterAbort, spendSteps} from './budget.js';
import {computeCost} from './compute-cost.js';
import {Callable, isList, makeObject, type RuntimeValue, toValueEntries} from './runtime-value.js';
import type {Scope} from './scope.js';
import {type Evaluate, evaluateShown} from './show.js';
import type {MarkupExpression} from './syntax.js';
import {toValue} from './value.js';

/** Evaluates JSX to nodes. Resolves components of the page and of Lectern. */
export function evaluateMarkup(expression: MarkupExpression, scope: Scope, evaluate: Evaluate): RuntimeValue {
  const {name} = expression;
  const props = expression.attributes.flatMap(([key, value]): (readonly [string, RuntimeValue])[] => {
    if (typeof value !== 'object') return [[key, value]];
    const runtimeValue = evaluate(value, scope);
    return key.startsWith('...') ? toValueEntries(runtimeValue) : [[key, runtimeValue]];
  });
  const nodes: RenderNode[] = [];
  for (const child of expression.children) {
    if (typeof child === 'string') addText(child, nodes);
    else add(evaluateShown(child, scope, evaluate), nodes);
  }
  computeCost(nodes);
  if (!name) return new Fragment(nodes);
  const holder = /^[A-Z]/.test(name) ? scope.holder(name) : undefined;
  if (!holder) return createElement(name, props, nodes, scope);
  const component = holder.own(name);
  // Render the element whose name a variable contains: `const Tag = isHeader ? 'th' : 'td'`.
  if (typeof component === 'string') return createElement(component, props, nodes, scope);
  if (!(component instanceof Callable)) throw new InterpreterAbort();
  if (expression.children.length) props.push(['children', new Fragment(nodes)]);
  return component.call([makeObject(props)]);
}

function createElement(
  name: string,
  given: readonly (readonly [string, RuntimeValue])[],
  nodes: readonly RenderNode[],
  {frame: {host, names}}: Scope,
): Fragment {
  const props = new Map<string, TreeValue>();
  for (const [key, value] of given)
    if (!/^on|^key$|^ref$/i.test(key) && !(value instanceof Callable)) props.set(key, toValue(value));
  const made = host.element({name, props, children: nodes}, names);
  computeCost(made);
  return new Fragment(made);
}

/** Appends text after decoding its character references. */
function addText(text: string, nodes: RenderNode[]): void {
  for (const {value, reference} of splitReferences(text))
    nodes.push(reference ? {type: 'text', value, reference} : {type: 'text', value: decodeEntities(value)});
}

/** Appends children by the rules of React: booleans, `null`, and functions render nothing. */
function add(value: RuntimeValue, nodes: RenderNode[]): void {
  spendSteps(1);
  if (typeof value === 'string' || typeof value === 'number') nodes.push({type: 'text', value: String(value)});
  else if (isList(value)) for (const each of value) add(each, nodes);
  else if (value instanceof Fragment) for (const node of value.nodes) nodes.push(node);
}

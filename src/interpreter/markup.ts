import {Html} from '../html.js';
import {decodeEntities} from '../tree/entities.js';
import {splitReferences} from '../tree/split-references.js';
import type {Attributes, AttributeValue, Node} from '../tree/tree.js';
import {bounds, exhaust, Stop, spend} from './budget.js';
import type {Frame} from './frame.js';
import type {Scope} from './scope.js';
import type {Expression, MarkupExpression} from './syntax.js';
import {Callable, entriesOf, isData, isList, Markup, makeObject, type Thing} from './thing.js';
import {toValue} from './value.js';

type Evaluate = (expression: Expression, scope: Scope) => Thing;

/** An element as a node of a tree, so that the components and the HTML of pages apply to it when it is drawn. */
export function evaluateMarkup(expression: MarkupExpression, scope: Scope, evaluate: Evaluate): Thing {
  const {name} = expression;
  const children = new Children(scope.frame);
  for (const child of expression.children) {
    if (typeof child === 'string') children.addWords(child);
    else children.add(evaluate(child, scope));
  }
  const props = expression.attributes.flatMap(([key, value]): (readonly [string, Thing])[] => {
    if (typeof value !== 'object') return [[key, value]];
    const thing = evaluate(value, scope);
    return key.startsWith('...') ? entriesOf(thing) : [[key, thing]];
  });
  if (!name) return children.markup();
  const holder = /^[A-Z]/.test(name) ? scope.holder(name) : undefined;
  if (!holder) return children.inside(name, props);
  const component = holder.own(name);
  if (!(component instanceof Callable)) throw new Stop();
  if (expression.children.length) props.push(['children', children.markup()]);
  return component.call([makeObject(props)]);
}

/** The markup of a list whose items are markup, or of one thing. */
export function markupOf(thing: Thing, frame: Frame): Markup {
  const children = new Children(frame);
  children.add(thing);
  return children.markup();
}

class Children {
  readonly #frame: Frame;
  readonly #nodes: Node[] = [];
  #weight = 1;

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  /** Text of the source: with character references. */
  addWords(words: string): void {
    for (const {value, reference} of splitReferences(words))
      this.#push(
        reference ? {type: 'text', value, reference} : {type: 'text', value: decodeEntities(value)},
        value.length,
      );
  }

  /** As React shows it: nothing for booleans, `null` and functions. */
  add(thing: Thing): void {
    spend(1);
    if (typeof thing === 'string' || typeof thing === 'number')
      this.#push({type: 'text', value: String(thing)}, String(thing).length);
    else if (isList(thing)) for (const each of thing) this.add(each);
    else if (thing instanceof Markup && thing.frame === this.#frame) {
      this.#weigh(thing.weight);
      for (const node of thing.nodes) this.#nodes.push(node);
    } else if (thing instanceof Html || thing instanceof Markup) {
      this.#weigh(thing instanceof Html ? thing.text.length / 64 : thing.weight);
      this.#push({type: 'expression', source: this.#frame.nameMarkup(thing), line: 0}, 0);
    }
  }

  markup(): Markup {
    return new Markup(this.#nodes, this.#frame, this.#weight);
  }

  /** The element that holds these children. */
  inside(name: string, props: readonly (readonly [string, Thing])[]): Markup {
    const attributes = new Map<string, AttributeValue>();
    for (const [key, thing] of props) {
      if (/^on|^key$|^ref$/i.test(key) || thing instanceof Callable) continue;
      attributes.set(key, this.#attribute(thing));
    }
    return new Markup([this.#element(name, attributes)], this.#frame, this.#weight);
  }

  #element(name: string, attributes: Attributes): Node {
    return {type: 'element', name, attributes, children: this.#nodes, line: 0, tag: true};
  }

  #attribute(thing: Thing): AttributeValue {
    if (typeof thing === 'string') {
      this.#weigh(thing.length / 64);
      return thing;
    }
    if (thing === true) return true;
    if (thing instanceof Html || thing instanceof Markup) {
      this.#weigh(thing instanceof Html ? thing.text.length / 64 : thing.weight);
      return {source: this.#frame.nameMarkup(thing)};
    }
    return {source: isData(thing) || typeof thing === 'number' ? this.#frame.nameValue(toValue(thing)) : String(thing)};
  }

  #push(node: Node, length: number): void {
    this.#weigh(1 + length / 64);
    this.#nodes.push(node);
  }

  #weigh(weight: number): void {
    this.#weight += weight;
    if (this.#weight > bounds.steps) exhaust();
  }
}

import type {Interpreter, InterpreterHost, Names} from '../../markdown/interpreter/names.js';
import {Fragment, type RenderElement, type RenderNode, type TreeValue, toNodes} from '../../tree/render-tree.js';
import {expressionPrefix, type Island, type IslandRequirements, type IslandValue} from './island.js';

/** An expression whose value exists only at run time. As content, it renders nothing, as a function does in React. */
class Written extends Fragment {
  readonly source: string;
  readonly file: string;

  constructor(source: string, file: string, shown: readonly RenderNode[] = []) {
    super(shown);
    this.source = source;
    this.file = file;
  }
}

const usesHooks = /\buse[A-Z]?\w*\s*\(/;
const isFunction = /^(?:async\s*)?(?:\((?:[^()]|\([^()]*\))*\)\s*=>|[\w$]+\s*=>|function\b)/;

/**
 * Interpreter that inserts an island where a component of the project must run. Renders all other content as usual, so
 * pages without such components stay the same.
 */
export class LiveInterpreter implements Interpreter {
  readonly wanted = new Map<string, IslandRequirements>();
  /** Class names that the page passes to components, in `className` and similar props. */
  readonly classes = new Set<string>();
  /** Called at the first island of a page. */
  onIsland: (() => void) | undefined;
  readonly #plain: Interpreter;
  readonly #runtimePattern: RegExp;
  readonly #page: string;
  readonly #reading: string;
  #islands = 0;
  #slots = 0;

  /** `page` is the page's path. `reading` is a key that differs for each rendering of it. */
  constructor(plain: Interpreter, runtimePattern: RegExp, {page, reading}: {page: string; reading: string}) {
    this.#plain = plain;
    this.#runtimePattern = runtimePattern;
    this.#page = page;
    this.#reading = reading;
  }

  evaluate(source: string, names: Names, host: InterpreterHost): ReturnType<Interpreter['evaluate']> {
    // Leave a function in a snippet to the plain interpreter: it can use `props`, which no module defines.
    if (isFunction.test(source) && !names.values.has('props'))
      return {ok: true, value: new Written(source, this.#fileOf(names))};
    const before = this.#islands;
    const result = this.#plain.evaluate(source, names, host);
    if (result.ok || names.values.has('props')) return result;
    if (!result.needsScript && !this.#runtimePattern.test(source) && !names.sources.has(source)) return result;
    this.#islands = before;
    const file = this.#fileOf(names);
    const shown = [this.#expressionIsland(source, file)];
    // Make an expression with hooks an island, even in a prop: hooks only work in a component.
    return {ok: true, value: usesHooks.test(source) ? new Fragment(shown) : new Written(source, file, shown)};
  }

  /** Returns an island for an expression with state. It becomes an unnamed component that owns its hooks. */
  #expressionIsland(source: string, file: string): RenderElement {
    const {written} = this.wanted.get(file) as IslandRequirements;
    return this.#island(`${expressionPrefix}${written.push(source) - 1}`, file, new Map(), []);
  }

  call(
    source: string,
    props: ReadonlyMap<string, TreeValue>,
    children: readonly RenderNode[],
    names: Names,
    host: InterpreterHost,
  ): ReturnType<Interpreter['call']> {
    const name = [...names.sources].find(([, each]) => each.source === source)?.[0];
    if (name === undefined) return this.#plain.call(source, props, children, names, host);
    if (!this.#runtimePattern.test(source) && ![...props.values()].some(each => each instanceof Written)) {
      const before = this.#islands;
      const result = this.#plain.call(source, props, children, names, host);
      // If the component contains an island, run all of it: it can pass functions to the island.
      if (result.ok && before === this.#islands) return result;
      this.#islands = before;
    }
    return {ok: true, value: new Fragment([this.#island(name, this.#fileOf(names), props, children)])};
  }

  #fileOf({origin}: Names): string {
    const file = origin?.file ?? this.#page;
    if (!this.wanted.has(file)) this.wanted.set(file, {written: []});
    return file;
  }

  /** Returns an island's element. It shows the name as a fallback, and contains the children as page content. */
  #island(
    name: string,
    file: string,
    given: ReadonlyMap<string, TreeValue>,
    children: readonly RenderNode[],
  ): RenderElement {
    if (this.#islands++ === 0) this.onIsland?.();
    const slots: RenderElement[] = [];
    const props: Record<string, IslandValue> = Object.create(null);
    for (const [key, value] of given) {
      const encoded = key === 'children' ? undefined : this.#value(value, key, slots);
      if (encoded !== undefined) props[key] = encoded;
    }
    const inside = children.length > 0 ? this.#content(children, 'children', slots) : undefined;
    const handed = inside ?? this.#value(given.get('children'), 'children', slots);
    if (handed !== undefined) props.children = handed;
    const island: Island = {file, name, props, page: this.#reading};
    const isExpression = name.startsWith(expressionPrefix);
    const shown = isExpression
      ? '{…}'
      : name === 'default'
        ? (file.split('/').at(-1) ?? name).replace(/\.\w+$/, '')
        : name;
    const label = new Map<string, TreeValue>([...(isExpression ? [] : [['name', shown] as const]), ['call', true]]);
    return createIsland(
      [
        ['data-live', JSON.stringify(island)],
        ['data-name', shown],
      ],
      [{type: 'element', name: 'needs-script', attributes: label, children: [], line: 0, tag: false}, ...slots],
    );
  }

  #value(value: TreeValue, name: string, slots: RenderElement[]): IslandValue | undefined {
    if (value instanceof Written) {
      const {written} = this.wanted.get(value.file) as IslandRequirements;
      return {written: written.push(value.source) - 1, file: value.file};
    }
    if (value instanceof Fragment) return this.#content(toNodes(value), name, slots);
    if (typeof value === 'string' && /class(?:Name)?$/i.test(name)) this.classes.add(value);
    if (value === undefined || typeof value === 'number' || typeof value === 'string') return value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(each => this.#value(each, name, slots) ?? null);
    const data: Record<string, IslandValue> = Object.create(null);
    for (const [key, each] of Object.entries(value)) {
      const encoded = this.#value(each, name, slots);
      if (encoded !== undefined) data[key] = encoded;
    }
    return {data};
  }

  /** Converts content to a prop's value: islands directly, all other content as slots. */
  #content(nodes: readonly RenderNode[], name: string, slots: RenderElement[]): IslandValue | undefined {
    const parts: IslandValue[] = [];
    let held: RenderNode[] = [];
    const flush = () => {
      if (held.some(node => node.type !== 'text' || node.value.trim())) parts.push(this.#slot(held, name, slots));
      held = [];
    };
    for (const node of unwrapParagraphs(nodes)) {
      const island =
        node.type === 'element' && node.name === 'docs-live' ? node.attributes.get('data-live') : undefined;
      if (typeof island !== 'string') held.push(node);
      else {
        flush();
        parts.push({island: JSON.parse(island) as Island});
        // Put the slots of a nested island into the outermost one, so that the page contains them once.
        for (const each of (node as RenderElement).children)
          if (each.type === 'element' && each.name === 'docs-slot') slots.push(each);
      }
    }
    flush();
    return parts.length > 1 ? parts : parts[0];
  }

  #slot(nodes: readonly RenderNode[], name: string, slots: RenderElement[]): IslandValue {
    const [only] = nodes;
    if (nodes.length === 1 && only?.type === 'text' && !only.reference) return only.value;
    const slot = String(this.#slots++);
    const attributes: [string, TreeValue][] = [['data-slot', slot]];
    // Hide the content of other props until the component renders it. `children` are visible before the component runs.
    if (name !== 'children') attributes.push(['hidden', true]);
    slots.push(createIsland(attributes, nodes, 'docs-slot'));
    return {slot};
  }
}

function createIsland(
  attributes: readonly (readonly [string, TreeValue])[],
  children: readonly RenderNode[],
  name = 'docs-live',
): RenderElement {
  return {type: 'element', name, attributes: new Map(attributes), children, line: 0, tag: true};
}

/** Removes the paragraph that Markdown puts around islands in text. */
function unwrapParagraphs(nodes: readonly RenderNode[]): readonly RenderNode[] {
  return nodes.flatMap(node =>
    node.type === 'element' &&
    node.name === 'p' &&
    !node.tag &&
    node.children.every(
      child =>
        (child.type === 'element' && child.name === 'docs-live') || (child.type === 'text' && !child.value.trim()),
    )
      ? node.children
      : node,
  );
}

import {limits} from '../../base/limits.js';
import {readOwn} from '../../base/read-own.js';
import {droppedElements, isAllowedElement, isCustomElement} from '../../components/html-elements.js';
import {findComponent} from '../../components/table.js';
import {type LiteralScope, readLiteral} from '../../tree/literal.js';
import {
  createTreeElement,
  Fragment,
  type RenderElement,
  type RenderNode,
  type TreeValue,
  toNodes,
  toTextNodes,
} from '../../tree/render-tree.js';
import {type Attributes, type AttributeValue, type Element, getPlainText, type Node} from '../../tree/tree.js';
import {userValue} from '../../tree/user-value.js';
import {
  type ExpressionResult,
  type Interpreter,
  type InterpreterHost,
  type MarkupUse,
  type NameDefinition,
  type NamedSource,
  type Names,
  signedOutUser,
} from '../interpreter/names.js';
import {parseTree} from '../syntax/parse-tree.js';
import {fillFence} from './fence-props.js';
import {hasNotes, renameNotes} from './repeated-notes.js';
import {MAX_NESTING, type ReportedFile, Reports, type ResolveProblem} from './reports.js';
import {readMarkdown, replaceWithMarkdown, unwrapParagraph} from './stand-in.js';

interface ResolveInput extends ReportedFile {
  readonly nodes: readonly Node[];
  readonly names: Names;
  readonly interpreter?: Interpreter;
  /** If true, output that depends on `user` is marked, so that a session can replace it. */
  readonly marksUser?: boolean;
}

interface RenderTree {
  readonly nodes: readonly RenderNode[];
  readonly problems: readonly ResolveProblem[];
  /** True if some expressions need the interpreter. The caller must load it and resolve again. */
  readonly needsInterpreter: boolean;
  /** True if the interpreter could not evaluate some code, which may need a JavaScript runtime. */
  readonly leavesCode: boolean;
  /** True if some output depends on `user`. */
  readonly namesUser: boolean;
}

/** Resolves all names of a page. Never throws for any author input. */
export function resolveTree(input: ResolveInput): RenderTree {
  const resolver = new Resolver(input);
  const nodes = resolver.nodes(input.nodes, input.names);
  const {reports, needsInterpreter, leavesCode, namesUser} = resolver;
  return {nodes, problems: reports.problems, needsInterpreter, leavesCode, namesUser};
}

/** Node or nodes that replace a node. */
type Resolved = RenderNode | readonly RenderNode[];

/** A use of a component: an element of the page, or one that the interpreter creates. */
interface Use {
  readonly name: string;
  /** Key of the component's definition. Includes the file for `<Snippet>`. */
  readonly key: string;
  readonly tag: boolean;
  readonly line: number;
  readonly props: () => ReadonlyMap<string, TreeValue>;
  readonly children: () => readonly RenderNode[];
  /** Children of the use. Resolved only if the snippet renders `children`. */
  readonly slot: NameDefinition;
  readonly isEmpty: boolean;
}

const isFragment = (name: string) => name === '' || name === 'Fragment' || name === 'React.Fragment';

class Resolver {
  readonly reports: Reports;
  needsInterpreter = false;
  leavesCode = false;
  namesUser = false;
  #depth = 0;
  /** Content of the snippets and components that are being resolved, outermost first. */
  readonly #open: (readonly Node[])[] = [];
  /** Number of uses so far of each snippet that contains footnotes. */
  readonly #noted = new Map<readonly Node[], number>();
  readonly #interpreter: Interpreter | undefined;
  readonly #host: InterpreterHost = {
    nodes: ({fragment, nodes, scope}) => fragment?.nodes ?? this.#nested(() => this.nodes(nodes, scope)),
    isOurs: name => findComponent(name) !== undefined,
    element: (use, names) => this.#nested(() => this.#made(use, names)),
  };
  /** Interpreter host for content that is rendered, as opposed to attribute values. */
  readonly #shownHost: InterpreterHost;

  constructor(input: ResolveInput) {
    this.reports = new Reports(input);
    this.#interpreter = input.interpreter;
    this.#shownHost = input.marksUser ? {...this.#host, marksUser: true} : this.#host;
  }

  /** Resolves nodes. Returns those without names unchanged, which are most nodes of a page. */
  nodes(nodes: readonly Node[], names: Names): readonly RenderNode[] {
    let changed: RenderNode[] | undefined;
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at] as Node;
      const resolved = this.#node(node, names);
      if (resolved !== node) changed ??= nodes.slice(0, at) as RenderNode[];
      if (Array.isArray(resolved)) for (const each of resolved) changed?.push(each);
      else changed?.push(resolved as RenderNode);
    }
    return changed ?? (nodes as readonly RenderNode[]);
  }

  #node(node: Node, names: Names): Resolved {
    if (node.type === 'text') return node;
    if (node.line) this.reports.line = node.line;
    if (node.type === 'code') return fillFence(node, names.values.get('props'));
    if (node.type === 'expression') return this.#expression(node.source, names);
    if (this.#depth >= limits.depth) return toTextNodes(getPlainText(node.children));
    this.#depth++;
    const resolved = this.#element(node, names);
    this.#depth--;
    return resolved;
  }

  #element(node: Element, names: Names): Resolved {
    const {name, tag, line, children} = node;
    if (!tag && !isUpperCase(name)) return this.#markdown(node, names);
    return this.#use(
      {
        name,
        key: buildUseKey(name, node.attributes),
        tag,
        line,
        props: () => this.#props(node.attributes, names, name),
        children: () => this.nodes(children, names),
        slot: {nodes: children, scope: names},
        isEmpty: children.length === 0,
      },
      names,
      node,
    );
  }

  #markdown(node: Element, names: Names): RenderElement {
    const children = this.nodes(node.children, names);
    return children === node.children ? (node as RenderElement) : {...(node as RenderElement), children};
  }

  #made({name, props, children}: MarkupUse, names: Names): readonly RenderNode[] {
    const resolved = this.#use(
      {
        name,
        key: buildUseKey(name, props),
        tag: true,
        line: 0,
        props: () => props,
        children: () => children,
        slot: {nodes: [], scope: names, fragment: new Fragment(children)},
        isEmpty: children.length === 0,
      },
      names,
    );
    return Array.isArray(resolved) ? resolved : [resolved as RenderNode];
  }

  #use(use: Use, names: Names, node?: Element): Resolved {
    if (isFragment(use.name)) return use.children();
    const definition = names.definitions.get(use.key);
    if (definition) return this.#definition(use, definition, names);
    const source = names.sources.get(use.key);
    if (source) return this.#call(use, source, names);
    return this.#leaf(use, names, node);
  }

  /**
   * Resolves an element that the page does not define: a component of Lectern, HTML, or a custom element of the author.
   */
  #leaf({name: written, tag, line, props, children, isEmpty}: Use, names: Names, node?: Element): Resolved {
    const component = findComponent(written);
    const isHtml = !component && isAllowedElement(written);
    const name =
      component?.name ?? (isHtml || droppedElements.has(written.toLowerCase()) ? written.toLowerCase() : written);
    if (droppedElements.has(name)) return [];
    if (!component && !isHtml && !isCustomElement(written)) this.reports.unknown(written, names, isEmpty);
    const given = component ? readMarkdown(component, props(), nodes => this.nodes(nodes, names)) : props();
    const own = children();
    const {attributes, inside} = given.has('children')
      ? splitChildrenProp(given, own)
      : {attributes: given, inside: own};
    const isSame = attributes === node?.attributes && inside === node.children && name === node.name;
    const leaf: RenderElement = isSame
      ? (node as RenderElement)
      : {type: 'element', name, attributes, children: inside, line, tag};
    if (component) return replaceWithMarkdown(leaf);
    const href = name === 'a' && this.#shownHost.marksUser ? node?.attributes.get('href') : undefined;
    if (typeof href !== 'object' || !isOfUser(href.source, names)) return leaf;
    return createTreeElement(userValue, [leaf], new Map([['href', href.source.trim()]]));
  }

  #definition(use: Use, definition: NameDefinition, names: Names): readonly RenderNode[] {
    if (this.#depth > MAX_NESTING) {
      this.reports.recursion(use.name, names, this.#open.includes(definition.nodes));
      return [];
    }
    if (definition.from !== undefined) this.reports.unsupported(use.name, names, definition.from);
    const values = new Map(definition.scope.values);
    const all: {[name: string]: TreeValue} = Object.create(null);
    for (const [name, value] of use.props()) {
      values.set(name, value);
      all[name] = value;
    }
    if (!use.isEmpty) {
      let children: TreeValue;
      const get = () => (children ??= new Fragment(this.#host.nodes(use.slot)));
      // Define a getter: children must be resolved only where the snippet uses them, for example in `{...props}`.
      Object.defineProperty(all, 'children', {enumerable: true, get});
    }
    values.set('props', all);
    const definitions = new Map(definition.scope.definitions).set('children', use.slot);
    this.#open.push(definition.nodes);
    const nodes = this.#inSnippet(() => this.nodes(definition.nodes, {...definition.scope, values, definitions}));
    this.#open.pop();
    if (!hasNotes(definition.nodes)) return nodes;
    const count = (this.#noted.get(definition.nodes) ?? 0) + 1;
    this.#noted.set(definition.nodes, count);
    return count === 1 ? nodes : renameNotes(nodes, count);
  }

  #call(use: Use, {source, scope}: NamedSource, names: Names): readonly RenderNode[] {
    this.namesUser ||= isOfUser(source, scope());
    if (!this.#interpreter) {
      this.needsInterpreter = true;
      return [];
    }
    const interpreter = this.#interpreter;
    const children = use.children();
    // Restore the line, which resolving the children has changed.
    this.reports.line = use.line || this.reports.line;
    const props = use.props();
    const result = this.#inSnippet(() => interpreter.call(source, props, children, scope(), this.#shownHost));
    if (result.ok) return toNodes(result.value);
    this.leavesCode = true;
    this.reports.unsupported(use.name, names);
    const attributes = new Map<string, TreeValue>([
      ['name', use.name],
      ['call', true],
    ]);
    return [{type: 'element', name: 'needs-script', attributes, children: [], line: use.line, tag: false}, ...children];
  }

  #props(written: Attributes, names: Names, tag: string): ReadonlyMap<string, TreeValue> {
    let isPlain = true;
    for (const value of written.values()) isPlain &&= typeof value !== 'object';
    if (isPlain) return written;
    const props = new Map<string, TreeValue>();
    for (const [name, value] of written) {
      // Code can run in any prop of an author's component. In a Lectern component, it can run only in props that accept
      // content.
      const canRun = names.sources.has(tag) || readOwn(findComponent(tag)?.props ?? {}, name)?.kind === 'rich';
      const resolved = this.#value(value, names, {isHandler: /^on[A-Z]/.test(name), canRun});
      if (!name.startsWith('...')) props.set(name, resolved);
      else if (isObject(resolved)) for (const [key, each] of Object.entries(resolved)) props.set(key, each);
    }
    return props;
  }

  /** Resolves an attribute's value: to data, or to a fragment for JSX. */
  #value(value: AttributeValue, names: Names, {isHandler, canRun}: {isHandler: boolean; canRun: boolean}): TreeValue {
    if (typeof value !== 'object') return value;
    const source = value.source.trim();
    if (source.startsWith('<'))
      return this.#inSnippet(() => {
        const {nodes} = parseTree(source, this.reports.line);
        return new Fragment(this.nodes(unwrapParagraph(nodes), names));
      });
    const result = this.#evaluateSource(source, names);
    if (!result.ok && result.needsScript && !isHandler) this.leavesCode = true;
    // Do not report code in event handlers, which another rule reports.
    if (!isHandler && this.#reportUnread(source, names, result, canRun)) return undefined;
    return result.ok ? result.value : undefined;
  }

  /** Reports an expression without a value that begins with a defined name. Returns whether it did. */
  #reportUnread(source: string, names: Names, result?: ExpressionResult, canRun = true): boolean {
    if (this.needsInterpreter) return false;
    const [name = ''] = /^[\w$]+/.exec(source) ?? [];
    const from = names.definitions.get(name)?.from;
    const isUnread = from !== undefined || (result?.ok === false && names.sources.has(name));
    if (isUnread && from === undefined) this.leavesCode = true;
    if (isUnread) this.reports.unread(source, names, {name, from, canRun});
    return isUnread;
  }

  #expression(source: string, names: Names): readonly RenderNode[] {
    const name = source.trim();
    const slot = names.definitions.get(name === 'props.children' ? 'children' : name);
    if (slot) {
      this.#reportUnread(name, names);
      return slot.fragment?.nodes ?? this.#inSnippet(() => this.nodes(slot.nodes, slot.scope));
    }
    // Render `/users/{user}` in prose as text: it is a placeholder, not an expression.
    if (name === 'user' && names.values.get(name) === signedOutUser) return toTextNodes(`{${source}}`);
    const result = this.#evaluateSource(name, names, this.#shownHost);
    if (result.ok) return toNodes(result.value);
    if (result.needsScript) {
      this.leavesCode = true;
      this.reports.unsupportedExpression(source, names);
      const attributes = new Map<string, TreeValue>([['call', true]]);
      return [{type: 'element', name: 'needs-script', attributes, children: [], line: 0, tag: false}];
    }
    // Render as written: placeholders in prose such as {id}, and unsupported expressions.
    if (!this.#reportUnread(name, names, result) && !/^[\w$.-]*$/.test(name) && !this.needsInterpreter)
      this.reports.unreadable(source, names);
    const shown = toTextNodes(`{${source}}`);
    // Mark `{user.team.name}`, which only has a value in a session.
    const isMarked = this.#shownHost.marksUser && isOfUser(name, names);
    return isMarked ? [createTreeElement(userValue, shown, new Map([['value', name]]))] : shown;
  }

  #evaluateSource(source: string, names: Names, host = this.#host): ExpressionResult {
    this.namesUser ||= isOfUser(source, names);
    const literal: ExpressionResult = readLiteral(source, names.values as LiteralScope);
    if (literal.ok) return literal;
    if (this.#interpreter) return this.#inSnippet(() => this.#interpreter?.evaluate(source, names, host) ?? literal);
    if (!/^[\w$]*$/.test(source) || names.sources.has(source)) this.needsInterpreter = true;
    return literal;
  }

  #nested(work: () => readonly RenderNode[]): readonly RenderNode[] {
    if (this.#depth >= limits.depth) return [];
    this.#depth++;
    const nodes = work();
    this.#depth--;
    return nodes;
  }

  /** Runs `work` on nodes of another file. Restores the current line afterwards. */
  #inSnippet<T>(work: () => T): T {
    const {line} = this.reports;
    const result = work();
    this.reports.line = line;
    return result;
  }
}

/** Returns whether a source can depend on the reader's session. False if the page defines its own `user`. */
function isOfUser(source: string, names: Names): boolean {
  return /\buser\b/.test(source) && names.values.get('user') === signedOutUser;
}

/** Returns whether a name begins with an upper-case letter. Among the nodes that Markdown creates, only formulas do. */
function isUpperCase(name: string): boolean {
  return name.charCodeAt(0) < 97;
}

function isObject(value: TreeValue): value is {readonly [key: string]: TreeValue} {
  return typeof value === 'object' && value !== null && !(value instanceof Fragment) && !Array.isArray(value);
}

/**
 * Separates `children`, which `{...props}` can contain, from the other props. The element's own children replace it.
 */
function splitChildrenProp(props: ReadonlyMap<string, TreeValue>, own: readonly RenderNode[]) {
  const attributes = new Map(props);
  attributes.delete('children');
  return {attributes, inside: own.length > 0 ? own : toNodes(props.get('children'))};
}

function buildUseKey(name: string, props: ReadonlyMap<string, unknown>): string {
  const file = name === 'Snippet' ? props.get('file') : undefined;
  return typeof file === 'string' ? `Snippet:${file}` : name;
}

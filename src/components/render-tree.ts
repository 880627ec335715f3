import {escapeHtml, Html, html, nothing} from '../html.js';
import {limits} from '../limits.js';
import type {Problem} from '../problem.js';
import {type Source as FileText, placeOf} from '../source.js';
import {type Answer, readLiteral, type Scope, type Value} from '../tree/literal.js';
import {parseTree} from '../tree/parse-tree.js';
import {type AttributeValue, type Element, type Node, plainText} from '../tree/tree.js';
import {codeChild} from './code-element.js';
import type {Child, Component, PageContext, PropValue, RenderContext} from './component.js';
import {headingIds} from './heading-ids.js';
import {boundProps, readGiven, renderComponent} from './render-component.js';
import {renderElement} from './render-element.js';
import {MarkdownRenderer, type Rendered} from './render-markdown.js';
import {findComponent} from './table.js';

/** A snippet or a component of the page: the nodes that stand for its name, with the names they can see. */
export interface Definition {
  readonly nodes: readonly Node[];
  readonly scope: Names;
  /** Drawn already, in place of the nodes: markup that the interpreter passes on. */
  readonly html?: Html;
  /** Stands for something that only a JavaScript runtime could draw: the package or script that it comes from. */
  readonly from?: string;
}

/** What the text of a page can refer to. */
export interface Names {
  readonly values: Scope;
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Exported or imported names whose value is neither a literal nor markup: source that the interpreter reads. */
  readonly sources: ReadonlyMap<string, Source>;
  /** The snippet that these are the names of; absent for the page itself. */
  readonly origin?: FileText;
}

export interface Source {
  readonly source: string;
  /** Names that its own file has. */
  readonly scope: () => Names;
}

export const noNames: Names = {values: new Map(), definitions: new Map(), sources: new Map()};

/** Interprets what `readLiteral` does not; loaded only for pages that have such expressions. Never runs anything. */
export interface Interpreter {
  /** The value of an expression; markup where it is JSX. */
  evaluate(source: string, names: Names, draw: Draw): Answer | Html;
  /** What a component without hooks (`({name}) => <b>{name}</b>`) shows for these props. */
  call(source: string, props: ReadonlyMap<string, PropValue>, children: Html, names: Names, draw: Draw): Answer | Html;
}

/** Draws nodes while they are being interpreted, with the names that they can see. */
export type Draw = (nodes: readonly Node[], names: Names) => Html;

export interface RenderInput {
  readonly nodes: readonly Node[];
  readonly names: Names;
  readonly file: string;
  readonly context: PageContext;
  readonly interpreter?: Interpreter;
  /** The text of the file, to say in which column something is. */
  readonly source?: string;
}

export interface RenderedTree extends Rendered {
  /** There are expressions that only the interpreter can read: load it and render again. */
  readonly needsInterpreter: boolean;
}

/** Tree → HTML: the final markup of a page's content. Never throws for anything an author wrote. */
export function renderTree(input: RenderInput): RenderedTree {
  const renderer = new TreeRenderer(input);
  const html = Html.assembled(renderer.nodes(input.nodes, input.names));
  const {outline, problems, needsInterpreter, usesClasses, showsBinding} = renderer;
  return {html, outline, problems, needsInterpreter, usesClasses, showsBinding};
}

const blockStart =
  /<(?:div|ul|ol|dl|table|section|article|aside|header|footer|nav|figure|details|pre|blockquote|h[1-6]|hr|center|p)[ >]/;
const folded = new Set(['Tab', 'Accordion', 'Expandable', 'Update']);
const isFragment = (name: string) => name === '' || name === 'Fragment' || name === 'React.Fragment';

/** Draws what an author adds to Markdown: components, HTML, snippets and expressions. */
export class TreeRenderer extends MarkdownRenderer<Names> {
  readonly problems: Problem[] = [];
  needsInterpreter = false;
  usesClasses = false;
  showsBinding = false;
  readonly #input: RenderInput;
  /** A tab or step above a heading of the same name must not take its address. */
  readonly #headings: ReadonlySet<string>;
  /** How often something was reported at the same words, so that each use has a place of its own. */
  readonly #reported = new Map<string, number>();

  constructor(input: RenderInput) {
    super(input.context);
    this.#input = input;
    this.#headings = headingIds(input.nodes);
  }

  /** The value of an attribute: data, or markup where JSX stands as a value. */
  value(value: AttributeValue, names: Names): PropValue {
    if (typeof value !== 'object') return value;
    const source = value.source.trim();
    if (source.startsWith('<')) return Html.assembled(this.nodes(unwrap(parseTree(source).nodes), names));
    const answer = this.#answer(source, names);
    return answer instanceof Html ? answer : answer.ok ? answer.value : undefined;
  }

  /** Notes a problem at the words `at`, in the block that is being drawn, in the file that `names` belong to. */
  report({at, names, ...words}: Omit<Problem, 'place'> & {readonly at: string; readonly names: Names}): void {
    const {file, source} = this.#input;
    const text = names.origin ?? (source === undefined ? undefined : {file, text: source});
    const key = `${names.origin?.file ?? ''} ${this.line} ${at}`;
    const count = this.#reported.get(key) ?? 0;
    this.#reported.set(key, count + 1);
    this.problems.push({
      ...words,
      place: text ? placeOf(text, at, this.line, count) : {file, line: this.line, column: 1},
    });
  }

  protected override element(node: Element, names: Names): string {
    if (isFragment(node.name)) return this.nodes(node.children, names);
    const definition = names.definitions.get(node.name === 'Snippet' ? snippetName(node) : node.name);
    if (definition) return this.#definition(node, definition, names);
    const source = names.sources.get(node.name);
    if (source) return this.#call(node, source, names);
    return this.leaf(node, names);
  }

  /** What stands for itself, when every name of the page is resolved: a component of ours, HTML, or Markdown. */
  protected leaf(node: Element, names: Names): string {
    const component = findComponent(node.name);
    if (!component && node.name === 'Latex' && !node.tag) return dollars(node);
    if (component) return this.#component(component, node, names);
    if (node.tag) return renderElement(this, node, names);
    const drawn = super.element(node, names);
    // HTML ends a paragraph at the first block inside of it: a component among words stands in a div.
    return node.name === 'p' && blockStart.test(drawn.slice(1))
      ? `<div class="paragraph">${drawn.slice('<p>'.length, -'</p>'.length)}</div>`
      : drawn;
  }

  #definition(node: Element, definition: Definition, names: Names): string {
    if (this.depth > 20) {
      this.report({
        code: 'snippet-recursion',
        level: 'error',
        message: `<${node.name}> brings in itself.`,
        fix: `Take <${node.name}> out of its own text.`,
        at: `<${node.name}`,
        names,
      });
      return '';
    }
    if (definition.from !== undefined) this.#unsupported(node, names, `It comes from "${definition.from}", which`);
    const props = this.props(node, names);
    const values = new Map<string, Value>(definition.scope.values);
    const all: Record<string, Value> = Object.create(null);
    for (const [name, value] of props) {
      if (value instanceof Html) continue;
      values.set(name, value);
      all[name] = value;
    }
    values.set('props', all);
    const definitions = new Map(definition.scope.definitions);
    definitions.set('children', {nodes: node.children, scope: names});
    const {line} = this;
    const drawn = this.nodes(definition.nodes, {...definition.scope, values, definitions});
    this.line = line;
    return drawn;
  }

  #unsupported(node: Element, names: Names, what: string): void {
    this.report({
      code: 'code-unsupported',
      level: 'warning',
      message: `<${node.name}> is shown as its name only. ${what} needs a JavaScript runtime, and pages run no code.`,
      fix: 'Write its content as page text, or use a custom element of your own.',
      at: `<${node.name}`,
      names,
    });
  }

  #call(node: Element, {source, scope}: Source, names: Names): string {
    if (!this.#input.interpreter) {
      this.needsInterpreter = true;
      return '';
    }
    const children = Html.assembled(this.nodes(node.children, names));
    const {line} = this;
    const answer = this.#input.interpreter.call(source, this.props(node, names), children, scope(), this.#draw);
    this.line = line;
    if (answer instanceof Html) return answer.text;
    if (answer.ok) return escapeHtml(words(answer.value));
    this.#unsupported(node, names, 'It');
    return this.unreadable(node.name, children);
  }

  /** In place of a component that only a JavaScript runtime could draw. */
  protected unreadable(name: string, children: Html): string {
    return needsScript(name, this.context, children);
  }

  readonly #draw: Draw = (nodes, names) => {
    if (this.depth >= limits.depth) return nothing;
    this.depth++;
    const drawn = Html.assembled(this.nodes(nodes, names));
    this.depth--;
    return drawn;
  };

  #component(component: Component, node: Element, names: Names): string {
    const own = this.props(node, names);
    const bound = boundProps(component, own, this.context);
    if (bound) this.showsBinding = true;
    const given = readGiven(component, bound ?? own);
    if (given.shown.class) this.usesClasses = true;
    if (!given.isForReaders) return '';
    if (folded.has(component.name)) this.folds++;
    const children = this.#children(node.children, names);
    if (folded.has(component.name)) this.folds--;
    const body = Html.assembled(children.map(child => child.html.text).join(''));
    const context: RenderContext = {
      ...this.context,
      children,
      id: words => this.id(words, this.#headings),
      list: entry => this.list(entry),
    };
    return renderComponent(component, given, body, context).text;
  }

  protected props(node: Element, names: Names): Map<string, PropValue> {
    const props = new Map<string, PropValue>();
    for (const [name, value] of node.attributes) {
      if (!name.startsWith('...')) {
        props.set(name, this.value(value, names));
        continue;
      }
      const spread = this.value(value, names);
      if (spread && typeof spread === 'object' && !(spread instanceof Html) && !Array.isArray(spread))
        for (const [key, each] of Object.entries(spread)) props.set(key, each);
    }
    return props;
  }

  // A container sees its component children one by one; text between them belongs to the one that is being collected.
  #children(nodes: readonly Node[], names: Names): Child[] {
    const children: Child[] = [];
    for (const node of nodes) {
      if (node.type === 'text' && !node.value.trim()) {
        children.push({name: '', props: new Map(), body: nothing, html: Html.assembled(node.value)});
      } else if (node.type === 'code') {
        children.push(codeChild(node, this.context));
      } else if (node.type === 'element' && arranged.has(node.name) && !names.definitions.has(node.name)) {
        children.push(this.#arranged(node, names));
      } else if (node.type === 'element' && names.definitions.has(node.name) && !node.children.length) {
        // A snippet may hold the tabs or steps themselves.
        const definition = names.definitions.get(node.name) as Definition;
        if (
          definition.nodes.some(each => each.type === 'code' || (each.type === 'element' && arranged.has(each.name))) &&
          this.depth < 20
        ) {
          this.depth++;
          children.push(...this.#children(definition.nodes, definition.scope));
          this.depth--;
        } else children.push(this.#loose(node, names));
      } else children.push(this.#loose(node, names));
    }
    return children;
  }

  #loose(node: Node, names: Names): Child {
    return {name: '', props: new Map(), body: nothing, html: Html.assembled(this.node(node, names))};
  }

  #arranged(node: Element, names: Names): Child {
    const isFolded = folded.has(node.name);
    if (node.line) this.line = node.line;
    if (isFolded) this.folds++;
    this.depth++;
    const body =
      this.depth > limits.depth ? html`${plainText(node.children)}` : Html.assembled(this.nodes(node.children, names));
    this.depth--;
    if (isFolded) this.folds--;
    const name = node.name === 'docs-tab' ? 'Tab' : node.name === 'docs-step' ? 'Step' : node.name;
    return {name, props: this.props(node, names), body, html: body};
  }

  protected override expression(source: string, names: Names): string {
    const name = source.trim();
    const slot = names.definitions.get(name === 'props.children' ? 'children' : name);
    if (slot) return slot.html?.text ?? this.nodes(slot.nodes, slot.scope);
    const answer = this.#answer(name, names);
    if (answer instanceof Html) return answer.text;
    if (!answer.ok) return this.#unread(source, names);
    return escapeHtml(words(answer.value));
  }

  /** Placeholder text such as {id} in prose is shown as it was written; so is what is no expression that we know. */
  #unread(source: string, names: Names): string {
    const isName = /^[\w$.-]*$/.test(source.trim());
    if (!isName && !this.needsInterpreter)
      this.report({
        code: 'expression-unreadable',
        level: 'warning',
        message: `{${source.length > 40 ? `${source.slice(0, 40)}…` : source}} cannot be worked out here. It is shown as it was written.`,
        fix: 'Write \\{ for the sign itself, or put the value there.',
        at: `{${source}`,
        names,
      });
    return escapeHtml(`{${source}}`);
  }

  #answer(source: string, names: Names): Answer | Html {
    const literal = readLiteral(source, names.values);
    if (literal.ok) return literal;
    if (!this.#input.interpreter) {
      if (!/^[\w$]*$/.test(source) || names.sources.has(source)) this.needsInterpreter = true;
      return literal;
    }
    return this.#input.interpreter.evaluate(source, names, this.#draw);
  }
}

/** A formula as it was written, where there is no component that draws one. */
function dollars(node: Element): string {
  const tex = escapeHtml(plainText(node.children));
  if (!node.attributes.has('display')) return `$${tex}$`;
  return node.line ? `<p>$$\n${tex}\n$$</p>` : `$$${tex}$$`;
}

/** In place of a component that only a JavaScript runtime could draw. Quiet: the reader cannot mend it. */
export function needsScript(name: string, context: PageContext, children: Html): string {
  return html`<span class="needs-script" title="${context.words.hidden}"><code>${`<${name}>`}</code></span>${children}`
    .text;
}

function snippetName(node: Element): string {
  const file = node.attributes.get('file');
  return typeof file === 'string' ? `Snippet:${file}` : node.name;
}

const arranged = new Set(['Tab', 'Step', 'docs-tab', 'docs-step']);

function words(value: Value): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (Array.isArray(value)) return value.map(words).join('');
  return typeof value === 'object' ? '' : String(value);
}

/** JSX as a value is a line of text: the paragraph that Markdown made around it goes. */
function unwrap(nodes: readonly Node[]): readonly Node[] {
  const only = nodes[0];
  return nodes.length === 1 && only?.type === 'element' && only.name === 'p' && !only.tag ? only.children : nodes;
}

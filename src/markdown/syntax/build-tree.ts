import {limits} from '../../base/limits.js';
import {
  type Attributes,
  type AttributeValue,
  createElementNode,
  createTextNode,
  type Element,
  type Node,
  noAttributes,
} from '../../tree/tree.js';
import {toCallout} from './alert.js';
import type {Block, Item, List, Paragraph, Table, TagBlock} from './block.js';
import {decodeText} from './entities.js';
import {countLines} from './flow.js';
import {normalizeLabel} from './footnotes.js';
import {parseInline} from './inline.js';
import {createFormula} from './math.js';
import type {PageLexer} from './page-lexer.js';
import {findPartners} from './pair-tags.js';
import {recordRefused} from './refused.js';
import {repairTags} from './repair-tags.js';
import {splitRow} from './table.js';

interface BuildInput {
  /** Lexer that has read the blocks. The tree builder reads their inline text with it. */
  readonly lexer: PageLexer;
  /** Line of the file where the page text begins. */
  readonly line: number;
  /** If true, pairs tags across paragraphs. */
  readonly repairs?: true;
}

/** Builds nodes from blocks: parses inline text, pairs tags, and appends the list of footnotes. */
export function buildTree(blocks: readonly Block[], input: BuildInput): Node[] {
  const nodes = new TreeBuilder(input).page(blocks);
  // Build again with repairs only if tags are unpaired, because this takes time and few pages have any.
  const {budget, footnotes} = input.lexer.page;
  if (budget.loose === 0) return nodes;
  budget.refused = [];
  footnotes.restart();
  return new TreeBuilder({...input, repairs: true}).page(blocks);
}

class TreeBuilder {
  readonly #input: BuildInput;
  readonly #footnotes = new Map<string, {label: string; blocks: readonly Block[]; line: number}>();
  /** Line of the file where the first block begins. */
  #first: number;
  #depth = 0;

  constructor(input: BuildInput) {
    this.#input = input;
    this.#first = input.line;
  }

  blocks(given: readonly Block[]): Node[] {
    const blocks = this.#input.repairs ? repairTags(given, this.#input.lexer.page.budget) : given;
    const nodes: Node[] = [];
    const partners = blocks.some(block => block.type === 'tag')
      ? findPartners(blocks.map(block => (block.type === 'tag' ? block.tag : undefined)))
      : undefined;
    this.#range(blocks, 0, blocks.length, partners, nodes);
    return nodes;
  }

  page(blocks: readonly Block[]): Node[] {
    const nodes = this.blocks(blocks);
    const footnotes = this.#input.lexer.page.footnotes.list(label => {
      const footnote = this.#footnotes.get(label);
      return footnote && this.#inside(footnote.blocks, footnote.line);
    });
    for (const {label, line} of this.#footnotes.values())
      if (!this.#input.lexer.page.footnotes.isUsed(label))
        recordRefused(this.#input.lexer.page.budget.refused, 'footnote', `[^${label}]:`, line);
    return footnotes ? [...nodes, footnotes] : nodes;
  }

  #range(
    blocks: readonly Block[],
    from: number,
    to: number,
    partners: readonly number[] | undefined,
    nodes: Node[],
  ): void {
    for (let index = from; index < to; index++) {
      const block = blocks[index] as Block;
      const line = this.#line(block);
      if (block.type !== 'tag') {
        const node = this.#node(block, line);
        if (node) nodes.push(node);
        else if (block.type === 'paragraph') this.#appendParagraph(nodes, block, line);
        continue;
      }
      const {name, attributes, kind} = block.tag;
      const partner = partners?.[index] ?? -1;
      if (kind === 'self') nodes.push({type: 'element', name, attributes, children: [], line, tag: true});
      else if (partner === -1) this.#appendWords(nodes, blocks, index);
      else if (this.#depth >= limits.depth) {
        recordRefused(this.#input.lexer.page.budget.refused, 'deep', block.raw, line);
        const words = blocks.slice(index, partner + 1).map(({raw}) => raw.trimEnd());
        nodes.push(createElementNode('p', [createTextNode(words.join('\n'))], noAttributes, line));
        index = partner;
      } else {
        const children: Node[] = [];
        this.#depth++;
        this.#range(blocks, index + 1, partner, partners, children);
        this.#depth--;
        nodes.push({type: 'element', name, attributes, children, line, tag: true});
        index = partner;
      }
    }
  }

  /** Appends unpaired tags as text. Tags on adjacent lines form a paragraph. */
  #appendWords(nodes: Node[], blocks: readonly Block[], index: number): void {
    const block = blocks[index] as TagBlock;
    const {budget} = this.#input.lexer.page;
    budget.loose++;
    // In plain Markdown, drop unpaired tags without a report, as browsers do.
    if (budget.tags) return;
    recordRefused(budget.refused, block.tag.kind === 'close' ? 'close' : 'open', block.raw, this.#line(block));
    const before = blocks[index - 1];
    const gap = before?.type === 'tag' ? block.line - before.line - countLines(before.raw) : undefined;
    const words = gap !== undefined && gap <= 1 ? unwrapParagraph(nodes.at(-1)) : undefined;
    if (words?.at(-1)?.type === 'text') return void words.push(createTextNode((gap === 0 ? '' : '\n') + block.raw));
    nodes.push(createElementNode('p', [createTextNode(block.raw)], noAttributes, this.#line(block)));
  }

  /** Builds a block's node, unless it is a paragraph or tag, which can produce several nodes. */
  #node(block: Block, line: number): Node | undefined {
    switch (block.type) {
      case 'heading':
        return this.#heading(block, line);
      case 'fence':
        return block.info === 'math'
          ? createFormula(block.value, true, line)
          : createFence(block.info, block.value, line);
      case 'math':
        return createFormula(block.value, true, line);
      case 'list':
        return this.#list(block, line);
      case 'quote': {
        const children = this.#inside(block.blocks, line);
        return toCallout(children, line) ?? createElementNode('blockquote', children, noAttributes, line);
      }
      case 'table':
        return this.#table(block, line);
      case 'hr':
        return createElementNode('hr', [], noAttributes, line);
      case 'expression':
        return {type: 'expression', source: block.source, line};
      case 'footnote': {
        const label = normalizeLabel(block.label);
        if (!this.#footnotes.has(label)) this.#footnotes.set(label, {label: block.label, blocks: block.blocks, line});
        return undefined;
      }
      default:
        return undefined;
    }
  }

  #inside(blocks: readonly Block[], line: number): Node[] {
    const outer = this.#first;
    this.#first = line;
    this.#depth++;
    const nodes = this.blocks(blocks);
    this.#depth--;
    this.#first = outer;
    return nodes;
  }

  #inline(words: string, line: number): Node[] {
    const {lexer} = this.#input;
    const {budget} = lexer.page;
    const before = budget.refused.length;
    const nodes = parseInline(words, lexer);
    if (budget.refused.length > before)
      for (const each of budget.refused.slice(before)) Object.assign(each, {line, inside: words});
    return nodes;
  }

  #line(block: {readonly line: number}): number {
    return this.#first + block.line;
  }

  // Turns a paragraph that consists of tags, expressions, and white space into blocks, as the MDX compiler does.
  #appendParagraph(nodes: Node[], block: Paragraph, line: number): void {
    if (block.isDeep) recordRefused(this.#input.lexer.page.budget.refused, 'deep', block.text, line);
    const children = this.#inline(block.text, line);
    let units = 0;
    const isAlone = children.every(child => {
      if (child.type === 'expression' || (child.type === 'element' && (child.tag || isDisplay(child))))
        return ++units > 0;
      return child.type === 'text' && !child.reference && !child.value.trim();
    });
    const isText = units === 0 && children.some(child => child.type === 'text' && /[^ \t\n]/.test(child.value));
    if (!isAlone || isText) nodes.push(createElementNode('p', children, noAttributes, line));
    else for (const child of children) if (child.type !== 'text') nodes.push({...child, line});
  }

  #heading({depth, text: words}: Extract<Block, {type: 'heading'}>, line: number): Node {
    const children = this.#inline(words, line);
    const last = children.at(-1);
    // Read the id of a heading in the notations of other tools: `## Title {#id}` and `## Title \{#id}`.
    const end = last?.type === 'expression' ? `{${last.source}}` : last?.type === 'text' ? last.value : '';
    const id = /\{#([\p{L}\p{N}_.:-]+)\}$/u.exec(end);
    if (!id) return createElementNode(`h${depth}`, children, noAttributes, line);
    children.pop();
    if (last?.type === 'text') children.push(createTextNode(end.slice(0, id.index)));
    const before = children.at(-1);
    if (before?.type === 'text') children[children.length - 1] = createTextNode(before.value.trimEnd());
    return createElementNode(`h${depth}`, children, toAttributes({id: id[1] as string}), line);
  }

  #list(list: List, line: number): Node {
    const {start, isLoose} = list;
    const items = list.items.map(item => this.#item(item, isLoose, line + item.line));
    return createElementNode(
      start === undefined ? 'ul' : 'ol',
      items,
      start !== undefined && start !== 1 ? toAttributes({start: String(start)}) : noAttributes,
      line,
    );
  }

  #item(item: Item, isLoose: boolean, line: number): Node {
    const [first] = item.blocks;
    const task = first?.type === 'paragraph' ? /^\[([ \txX\n])\](?=[ \t\n]+\S)/.exec(first.text) : null;
    let children: Node[];
    if (task && first?.type === 'paragraph') {
      const rest = {...first, text: first.text.slice(task[0].length).trimStart()};
      children = this.#inside([rest, ...item.blocks.slice(1)], line);
      const box = createElementNode(
        'input',
        [],
        toAttributes({type: 'checkbox', checked: /x/i.test(task[1] as string), disabled: true}),
      );
      const [lead, ...others] = children;
      const words = unwrapParagraph(lead);
      children = [
        createElementNode('p', words?.length ? [box, createTextNode(' '), ...words] : [box], noAttributes, line),
        ...(words?.length ? others : children),
      ];
    } else children = this.#inside(item.blocks, line);
    if (!isLoose) children = children.flatMap(child => unwrapParagraph(child) ?? [child]);
    return createElementNode('li', children, task ? toAttributes({class: 'task'}) : noAttributes, line);
  }

  #table({head, rows, align}: Table, line: number): Node {
    const row = (cells: readonly string[], name: string) =>
      createElementNode(
        'tr',
        align.map((side, index) => {
          const words = cells[index];
          return createElementNode(
            name,
            words ? this.#inline(words, line) : [],
            side ? toAttributes({align: side}) : noAttributes,
          );
        }),
      );
    const top = createElementNode('thead', [row(splitRow(head), 'th')]);
    const body = rows.map(written => {
      const cells = splitRow(written);
      if (cells.slice(align.length).some(Boolean))
        recordRefused(this.#input.lexer.page.budget.refused, 'row', written.trim(), line);
      return row(cells, 'td');
    });
    return createElementNode(
      'table',
      body.length ? [top, createElementNode('tbody', body)] : [top],
      noAttributes,
      line,
    );
  }
}

/** Returns the content of a paragraph that Markdown created, not of a `<p>` tag. */
function unwrapParagraph(node: Node | undefined): Node[] | undefined {
  return node?.type === 'element' && node.name === 'p' && !node.tag ? (node.children as Node[]) : undefined;
}

function isDisplay(node: Element): boolean {
  return node.name === 'Latex' && node.attributes.has('display');
}

/** Matches the first word of an info string that is a setting, not a language. */
const noLanguage = /^(?:nocopy|lines|wrap|expandable|twoslash)$|^[\w-]+=/;

function createFence(written: string, value: string, line: number): Node {
  const info = decodeText(written);
  // End the language at white space or a brace: ```js{1,3} and ```js title.
  const first = /^[^\s{[]*/.exec(info)?.[0] ?? '';
  const language = noLanguage.test(first) ? '' : first;
  return {type: 'code', language, meta: info.slice(language.length).trim(), value, line};
}

function toAttributes(values: Readonly<Record<string, string | boolean>>): Attributes {
  const attributes = new Map<string, AttributeValue>();
  for (const [name, value] of Object.entries(values)) if (value !== false) attributes.set(name, value);
  return attributes;
}

import type {Token, Tokens} from 'marked';
import {alertOf} from './alert.js';
import {decodeEntities, splitReferences} from './entities.js';
import type {UnitToken} from './page-lexer.js';
import {type Attributes, type AttributeValue, element, type Node, noAttributes, plainText, text} from './tree.js';

/** The blocks of a container as nodes. `line` is where its text begins; raw texts of tokens add up to it. */
export function buildBlocks(tokens: readonly Token[], line: number): Node[] {
  const nodes: Node[] = [];
  let at = line;
  for (const token of tokens) {
    appendBlock(nodes, token, at);
    at += countLines(token.raw);
  }
  return nodes;
}

function appendBlock(nodes: Node[], token: Token, line: number): void {
  const block = token as Tokens.Generic;
  switch (token.type) {
    case 'paragraph':
    case 'text': {
      const children = buildInlines(block.tokens ?? []);
      // Only tags and white space in a paragraph: they are blocks themselves (the MDX compiler unravels them too).
      if (isUnravelled(block.tokens))
        nodes.push(...children.filter(child => !isBlank(child)).map(child => ({...child, line})));
      else if (token.type === 'text') nodes.push(...children);
      else if (children.length) nodes.push(element('p', children, noAttributes, line));
      return;
    }
    case 'heading':
      nodes.push(heading(block as Tokens.Heading, line));
      return;
    case 'code':
      nodes.push(fence(block as Tokens.Code, line));
      return;
    case 'list':
      nodes.push(list(block as Tokens.List, line));
      return;
    case 'blockquote': {
      const children = buildBlocks(block.tokens ?? [], line);
      nodes.push(alertOf(children, line) ?? element('blockquote', children, noAttributes, line));
      return;
    }
    case 'table':
      nodes.push(table(block as Tokens.Table, line));
      return;
    case 'hr':
      nodes.push(element('hr', [], noAttributes, line));
      return;
    case 'dedented':
      nodes.push(...buildBlocks(block.tokens ?? [], line));
      return;
    case 'tag':
    case 'braces':
      appendUnit(nodes, token as unknown as UnitToken, line);
      return;
    case 'space':
    case 'def':
    case 'ignored':
    case 'esm':
      return;
    default:
      appendInline(nodes, token);
  }
}

export function buildInlines(tokens: readonly Token[]): Node[] {
  const nodes: Node[] = [];
  for (const token of tokens) appendInline(nodes, token);
  return nodes;
}

function appendInline(nodes: Node[], token: Token): void {
  const inline = token as Tokens.Generic;
  switch (token.type) {
    case 'text':
      if (inline.tokens) nodes.push(...buildInlines(inline.tokens));
      else
        for (const piece of splitReferences(inline.text))
          nodes.push(piece.reference ? reference(piece.value) : text(piece.value));
      return;
    case 'escape':
      nodes.push(text(inline.text));
      return;
    case 'strong':
    case 'em':
    case 'del':
      nodes.push(element(token.type, buildInlines(inline.tokens ?? [])));
      return;
    case 'codespan':
      nodes.push(element('code', [text(inline.text)]));
      return;
    case 'br':
      nodes.push(element('br', []));
      return;
    case 'link':
      nodes.push(
        element(
          'a',
          buildInlines(inline.tokens ?? []),
          given({href: decodeEntities(inline.href), title: decode(inline.title)}),
        ),
      );
      return;
    case 'image':
      nodes.push(
        element(
          'img',
          [],
          given({src: decodeEntities(inline.href), alt: alternative(inline), title: decode(inline.title)}),
        ),
      );
      return;
    case 'checkbox':
      nodes.push(element('input', [], given({type: 'checkbox', checked: inline.checked === true, disabled: true})));
      return;
    case 'tag':
    case 'braces':
      appendUnit(nodes, token as unknown as UnitToken, 0);
      return;
    case 'ignored':
      return;
    default:
      nodes.push(text(inline.raw));
  }
}

function appendUnit(nodes: Node[], unit: UnitToken, line: number): void {
  if (unit.type === 'braces') {
    if (!isComment(unit.source)) nodes.push({type: 'expression', source: unit.source, line});
  } else if (unit.type === 'tag') {
    const {name, attributes, start, end} = unit.tag;
    const inner = line + countLines(unit.raw.slice(0, end - start));
    const children = unit.block ? buildBlocks(unit.tokens, inner) : buildInlines(unit.tokens);
    nodes.push({type: 'element', name, attributes, children, line, tag: true});
  }
}

function heading(token: Tokens.Heading, line: number): Node {
  const children = buildInlines(token.tokens);
  const last = children.at(-1);
  // `## Title {#id}` and `## Title \{#id}`: the id that other tools read there.
  if (last?.type === 'expression' && /^#[\w-]+$/.test(last.source)) {
    trimEnd(children, children.length - 2);
    return element(`h${token.depth}`, children.slice(0, -1), given({id: last.source.slice(1)}), line);
  }
  const end = /\s*\{#([\w-]+)\}$/.exec(lastText(children));
  if (end) return element(`h${token.depth}`, withoutTail(children, end[0].length), given({id: end[1] as string}), line);
  return element(`h${token.depth}`, children, noAttributes, line);
}

function lastText(nodes: readonly Node[]): string {
  let tail = '';
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i] as Node;
    if (node.type !== 'text') break;
    tail = node.value + tail;
  }
  return tail;
}

function withoutTail(nodes: readonly Node[], length: number): Node[] {
  const kept = [...nodes];
  let left = length;
  while (left > 0) {
    const last = kept.pop();
    if (last?.type !== 'text') break;
    if (last.value.length > left) kept.push(text(last.value.slice(0, last.value.length - left)));
    left -= last.value.length;
  }
  return kept;
}

function trimEnd(nodes: Node[], index: number): void {
  const node = nodes[index];
  if (node?.type === 'text') nodes[index] = text(node.value.trimEnd());
}

function fence(token: Tokens.Code, line: number): Node {
  const info = (token.lang ?? '').trim();
  // ```js{1,3} and ```js title: the language ends at the first white space or brace.
  const language = /^[^\s{[]*/.exec(info)?.[0] ?? '';
  return {type: 'code', language, meta: info.slice(language.length).trim(), value: token.text, line};
}

function list(token: Tokens.List, line: number): Node {
  let at = line;
  const items = token.items.map(item => {
    const node = element('li', buildBlocks(item.tokens, at), item.task ? given({class: 'task'}) : noAttributes, at);
    at += countLines(item.raw);
    return node;
  });
  const start = token.ordered && token.start !== 1 ? given({start: String(token.start)}) : noAttributes;
  return element(token.ordered ? 'ol' : 'ul', items, start, line);
}

function table(token: Tokens.Table, line: number): Node {
  const row = (cells: readonly Tokens.TableCell[], name: string) =>
    element(
      'tr',
      cells.map(cell =>
        element(name, buildInlines(cell.tokens), cell.align ? given({align: cell.align}) : noAttributes),
      ),
    );
  const head = element('thead', [row(token.header, 'th')]);
  const body = token.rows.map(cells => row(cells, 'td'));
  return element('table', body.length ? [head, element('tbody', body)] : [head], noAttributes, line);
}

function isUnravelled(tokens: readonly Token[] | undefined): boolean {
  let units = 0;
  for (const token of tokens ?? []) {
    if (token.type === 'tag' || token.type === 'braces' || token.type === 'ignored') units++;
    else if (token.type !== 'text' || (token as Tokens.Text).text.trim()) return false;
  }
  return units > 0;
}

function isBlank(node: Node): boolean {
  return node.type === 'text' && !node.value.trim();
}

function isComment(source: string): boolean {
  return !source.replace(/\/\*[\s\S]*?\*\//g, '').trim();
}

function reference(value: string): Node {
  return {type: 'text', value, reference: true};
}

/** The words of a picture's text, without its Markdown. */
function alternative(image: Tokens.Generic): string {
  return image.tokens ? plainText(buildInlines(image.tokens)) : decodeEntities(image.text);
}

function decode(value: unknown): string | undefined {
  return typeof value === 'string' && value ? decodeEntities(value) : undefined;
}

function given(values: Readonly<Record<string, string | boolean | undefined>>): Attributes {
  const attributes = new Map<string, AttributeValue>();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== false) attributes.set(name, value);
  }
  return attributes;
}

function countLines(raw: string): number {
  let lines = 0;
  for (let at = raw.indexOf('\n'); at !== -1; at = raw.indexOf('\n', at + 1)) lines++;
  return lines;
}

import {readOwn} from '../../../base/read-own.js';
import {findComponent} from '../../../components/table.js';
import type {RenderElement, RenderNode} from '../../../tree/render-tree.js';
import {removeTypeMarks} from '../../code/without-type-marks.js';
import {isBlock} from '../element-kinds.js';
import {isForAgents, readRichProp} from '../read-props.js';

/** Text below a heading. The text before the first heading has none. */
export interface TextSection {
  readonly heading?: RenderElement;
  /** Running text, one line per block. */
  readonly text: string;
  /** Text of code blocks. Search finds its words but does not show them. */
  readonly code: string;
}

/** Text props that precede a component's content, in order. */
const before = ['eyebrow', 'title', 'label', 'hint', 'headline', 'description', 'comment'];
/** Text props that follow a component's content. */
const after = ['caption', 'tip'];
const ofFields = ['path', 'query', 'body', 'header', 'cookie', 'name', 'type', 'default', 'description'];
const named: Readonly<Record<string, readonly string[]>> = {
  ParamField: ofFields,
  ResponseField: ofFields,
  'Color.Item': ['name', 'value'],
  'Tree.File': ['name', 'comment'],
  'Tree.Folder': ['name', 'comment'],
};

/** Returns the visible text of a page by headings, without markup. */
export function textSections(nodes: readonly RenderNode[]): readonly TextSection[] {
  const writer = new TextWriter();
  writer.collect(nodes);
  return writer.sections.map(({heading, words, code}) => ({
    text: inLines(words),
    code: inLines(code).replaceAll('\n', ' '),
    ...(heading && {heading}),
  }));
}

/** Marks the end of a field's name, whose description continues on the same line. */
const GOES_ON = '\uE000';

function inLines(words: readonly string[]): string {
  return words
    .join('')
    .replace(/\s*(?:\uE000\s*)+/g, ' · ')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^(?:· ?)+|(?: ?·)+ ?$/gm, '')
    .trim();
}

class TextWriter {
  readonly sections: {heading?: RenderElement; words: string[]; code: string[]}[] = [{words: [], code: []}];
  #words = this.sections[0]?.words as string[];
  #code = this.sections[0]?.code as string[];

  collect(nodes: readonly RenderNode[]): void {
    for (const node of nodes) {
      // A line end in the source is not a line end on the page.
      if (node.type === 'text') this.#words.push(node.value.replace(/\s+/g, ' '));
      else if (node.type === 'code') this.#addCode(shownCode(node));
      else if (/^h[1-4]$/.test(node.name)) this.#cut(node);
      else if (!isForAgents(node)) this.#element(node);
    }
  }

  #cut(heading: RenderElement): void {
    this.#words = [];
    this.#code = [];
    this.sections.push({heading, words: this.#words, code: this.#code});
  }

  #aside(collect: () => void): void {
    const words = this.#words;
    this.#words = this.#code;
    collect();
    this.#words = words;
  }

  #addCode(code: string): void {
    this.#words.push('\n');
    this.#code.push(code, '\n');
  }

  #element(node: RenderElement): void {
    if (node.name === 'br') this.#words.push('\n');
    // Inline content continues the current line. Other content begins a new line.
    const gap = isBlock(node) || node.name === 'tr' ? '\n' : '';
    this.#words.push(['td', 'th'].includes(node.name) ? ' · ' : gap);
    const ofField = readOwn(named, node.name);
    const isInLine = gap === '' && findComponent(node.name) !== undefined;
    // Collects text that only opens on demand, such as a tooltip, apart from the sentence around it.
    const put = (names: readonly string[], behind?: string) =>
      isInLine ? this.#aside(() => this.#props(node, names)) : this.#props(node, names, behind);
    put(ofField ?? before, ofField && (node.name.endsWith('Field') ? GOES_ON : ' · '));
    this.collect(node.children);
    put(after);
    this.#words.push(gap);
  }

  #props(element: RenderElement, names: readonly string[], gap = ' '): void {
    const props = findComponent(element.name)?.props;
    for (const name of names) {
      const nodes = props && Object.hasOwn(props, name) ? readRichProp(element, name) : undefined;
      if (!nodes) continue;
      this.#words.push(' ');
      this.collect(nodes);
      this.#words.push(gap);
    }
  }
}

/** Removes lines for the compiler. */
function shownCode({meta, value}: {readonly meta: string; readonly value: string}): string {
  return meta.includes('twoslash') ? removeTypeMarks(value) : value;
}

import {readOwn} from '../../../base/read-own.js';
import {findComponent} from '../../../components/table.js';
import type {RenderElement, RenderNode} from '../../../tree/render-tree.js';
import {removeTypeMarks} from '../../code/without-type-marks.js';
import {isBlock} from '../element-kinds.js';
import {isForAgents, readRichProp} from '../read-props.js';

/** Text below one heading. The heading of the text before the first is empty. */
export interface TextSection {
  readonly heading?: RenderElement;
  /** Text of the section, one line per block. */
  readonly text: string;
  /** Text of code blocks. Search finds its words, but excerpts omit it. */
  readonly code: string;
}

/** Names of text props whose text comes before a component's content, in order. */
const before = ['eyebrow', 'title', 'label', 'hint', 'headline', 'description', 'comment'];
/** Names of text props whose text comes after the content. */
const after = ['caption', 'tip'];
const ofFields = ['path', 'query', 'body', 'header', 'cookie', 'name', 'type', 'default', 'description'];
const named: Readonly<Record<string, readonly string[]>> = {
  ParamField: ofFields,
  ResponseField: ofFields,
  'Color.Item': ['name', 'value'],
  'Tree.File': ['name', 'comment'],
  'Tree.Folder': ['name', 'comment'],
};

/** Returns the plain text of a page, split at its headings. */
export function buildTextSections(nodes: readonly RenderNode[]): readonly TextSection[] {
  const writer = new TextWriter();
  writer.collect(nodes);
  return writer.sections.map(({heading, words, code}) => ({
    text: joinLines(words),
    code: joinLines(code).replaceAll('\n', ' '),
    ...(heading && {heading}),
  }));
}

/** Character after a field's name, so that its description continues on the same line. */
const GOES_ON = '\uE000';

function joinLines(words: readonly string[]): string {
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
      // Replace line ends in the source with spaces: they are not line ends in the page.
      if (node.type === 'text') this.#words.push(node.value.replace(/\s+/g, ' '));
      else if (node.type === 'code') this.#addCode(getShownCode(node));
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
    // Begin a new line for blocks and table rows.
    const gap = isBlock(node) || node.name === 'tr' ? '\n' : '';
    this.#words.push(['td', 'th'].includes(node.name) ? ' · ' : gap);
    const ofField = readOwn(named, node.name);
    const isInLine = gap === '' && findComponent(node.name) !== undefined;
    // Collect text that only opens on demand, such as a tooltip, separately: it must not interrupt the sentence.
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

/** Returns code without lines that address the compiler. */
function getShownCode({meta, value}: {readonly meta: string; readonly value: string}): string {
  return meta.includes('twoslash') ? removeTypeMarks(value) : value;
}

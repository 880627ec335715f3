import {readOwn} from '../../../base/read-own.js';
import {findComponent} from '../../../components/table.js';
import type {RenderElement, RenderNode} from '../../../tree/render-tree.js';
import {withoutTypeMarks} from '../../code/without-type-marks.js';
import {isBlock} from '../element-kinds.js';
import {isForAgents, richProp} from '../read-props.js';

/** The words below a heading; those before the first one have none. */
export interface TextSection {
  readonly heading?: RenderElement;
  readonly text: string;
}

/** Props that are words of the page, in the order in which they are shown before the content of their component. */
const before = ['eyebrow', 'title', 'label', 'hint', 'headline', 'description', 'comment'];
/** And behind it. */
const after = ['caption', 'tip'];
const ofFields = ['path', 'query', 'body', 'header', 'cookie', 'name', 'type', 'default', 'description'];
const named: Readonly<Record<string, readonly string[]>> = {
  ParamField: ofFields,
  ResponseField: ofFields,
  'Color.Item': ['name', 'value'],
  'Tree.File': ['name', 'comment'],
  'Tree.Folder': ['name', 'comment'],
};

/** The words of a page as readers see them, cut at its headings: no markup, code included, one space between words. */
export function textSections(nodes: readonly RenderNode[]): readonly TextSection[] {
  const writer = new TextWriter();
  writer.collect(nodes);
  return writer.sections.map(({heading, words}) => ({
    text: words.join('').replace(/\s+/g, ' ').trim(),
    ...(heading && {heading}),
  }));
}

class TextWriter {
  readonly sections: {heading?: RenderElement; words: string[]}[] = [{words: []}];
  #words = this.sections[0]?.words as string[];

  collect(nodes: readonly RenderNode[]): void {
    for (const node of nodes) {
      if (node.type === 'text') this.#words.push(node.value);
      else if (node.type === 'code') this.#words.push('\n', shownCode(node), '\n');
      else if (/^h[1-4]$/.test(node.name)) this.#cut(node);
      else if (!isForAgents(node)) this.#element(node);
    }
  }

  #cut(heading: RenderElement): void {
    this.#words = [];
    this.sections.push({heading, words: this.#words});
  }

  #element(node: RenderElement): void {
    if (node.name === 'br') this.#words.push('\n');
    // What stands in a line is part of its words; everything else begins new ones.
    const gap = isBlock(node) || ['td', 'th', 'tr'].includes(node.name) ? '\n' : '';
    this.#words.push(gap);
    this.#props(node, readOwn(named, node.name) ?? before);
    this.collect(node.children);
    this.#props(node, after);
    this.#words.push(gap);
  }

  #props(element: RenderElement, names: readonly string[]): void {
    const props = findComponent(element.name)?.props;
    for (const name of names) {
      const nodes = props && Object.hasOwn(props, name) ? richProp(element, name) : undefined;
      if (!nodes) continue;
      this.#words.push(' ');
      this.collect(nodes);
      this.#words.push(' ');
    }
  }
}

/** Without what is written for the compiler alone. */
function shownCode({meta, value}: {readonly meta: string; readonly value: string}): string {
  return meta.includes('twoslash') ? withoutTypeMarks(value) : value;
}

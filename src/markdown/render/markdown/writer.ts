import {readOwn} from '../../../base/read-own.js';
import type {PageContext} from '../../../components/component.js';
import {createTreeElement, type RenderElement, type RenderNode, toTextNodes} from '../../../tree/render-tree.js';
import {isBlock, isInlineTag} from '../element-kinds.js';
import {isBlankNode, readFlagProp} from '../read-props.js';
import {createList, createOtherBlock, createParagraph, type MarkdownBlock} from './block.js';
import {blockElements} from './block-elements.js';
import type {BlockWriter, ViewText} from './block-writer.js';
import {blockWriters, writeFormulaBlock} from './block-writers.js';
import {escapeLineStart} from './escape-text.js';
import {writeCodeFence} from './fence-text.js';
import {type ListedItem, toListItem} from './listed.js';
import {writeCell, writeInline, writeLine} from './write-inline.js';

/** Writes a page's nodes as Markdown. */
export class PageTextWriter implements BlockWriter {
  readonly context: PageContext;
  /** Absent without access to API documents. */
  readonly view: ViewText | undefined;

  constructor(context: PageContext, view?: ViewText) {
    this.context = context;
    this.view = view;
  }

  /** Groups inline nodes into paragraphs, and adjacent items of the same kind, such as fields, into lists. */
  blocks(nodes: readonly RenderNode[]): MarkdownBlock[] {
    const blocks: MarkdownBlock[] = [];
    let words: RenderNode[] = [];
    let items: ListedItem[] = [];
    const endList = () => {
      blocks.push(...createList(items.map(({write}, index) => write(index + 1))));
      items = [];
    };
    const endParagraph = () => {
      if (!words.every(isBlankNode)) {
        endList();
        blocks.push(...this.paragraph(words));
      }
      words = [];
    };
    for (const node of nodes) {
      if (!isBlock(node)) {
        // Put a space between inline tags on adjacent lines, as the page does.
        const before = words.at(-1);
        if (before && isInlineTag(before) && isInlineTag(node)) words.push(...toTextNodes(' '));
        words.push(node);
        continue;
      }
      endParagraph();
      const item = node.type === 'element' ? toListItem(node, this) : undefined;
      if (!item || items[0]?.kind !== item.kind) endList();
      if (item) items.push(item);
      else
        blocks.push(
          ...(node.type === 'code' ? [writeCodeFence(node)] : node.type === 'element' ? this.#element(node) : []),
        );
    }
    endParagraph();
    endList();
    return blocks;
  }

  paragraph(nodes: readonly RenderNode[]): MarkdownBlock[] {
    const shown = nodes.filter(node => !isBlankNode(node));
    if (shown.length > 0 && shown.every(isDisplayed)) return shown.flatMap(writeFormulaBlock);
    const text = writeInline(nodes, this.context).split('\n').map(escapeLineStart).join('\n');
    return createParagraph(text);
  }

  line(nodes: readonly RenderNode[]): string {
    return writeLine(nodes, this.context);
  }

  cell(nodes: readonly RenderNode[]): string {
    return writeCell(nodes, this.context);
  }

  /** Writes a title that is not a heading of the page as a bold line. */
  bold(nodes: readonly RenderNode[] | undefined): MarkdownBlock[] {
    return nodes ? createParagraph(this.strong(nodes)) : [];
  }

  strong(nodes: readonly RenderNode[]): string {
    return this.line([createTreeElement('strong', nodes)]);
  }

  heading(level: number, nodes: readonly RenderNode[]): MarkdownBlock[] {
    const named = nodes.filter(node => node.type !== 'element' || node.name !== 'Icon');
    // Omit decorative icons in a heading. Escape a run of `#` at the end, which Markdown would remove.
    const text = this.line(named.every(isBlankNode) ? nodes : named).replace(/(^|\s)(#+)$/, '$1\\$2');
    return text ? [createOtherBlock(`${'#'.repeat(level)} ${text}`)] : [];
  }

  #element(element: RenderElement): readonly MarkdownBlock[] {
    const {name, children} = element;
    const write = readOwn(blockWriters, name) ?? readOwn(blockElements, name);
    return write?.(element, this) ?? this.blocks(children);
  }
}

/** Returns whether a node is a formula on its own line. */
function isDisplayed(node: RenderNode): node is RenderElement {
  return node.type === 'element' && node.name === 'Latex' && readFlagProp(node, 'display');
}

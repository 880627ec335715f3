import {createTreeElement, getCodeText, type RenderElement, type RenderNode} from '../../../tree/render-tree.js';
import {isBlock} from '../element-kinds.js';
import {isBlankNode, readTextProp} from '../read-props.js';
import {
  createList,
  createOtherBlock,
  createParagraph,
  indentLines,
  joinBlocks,
  type ListBlockItem,
  type MarkdownBlock,
  quoteLines,
} from './block.js';
import type {BlockWriter, WriteBlock} from './block-writer.js';
import {writeFence} from './fence-text.js';
import {getFootnoteLabel} from './inline-elements.js';
import {resolveLinkUrl, writeLinkText} from './link-text.js';
import {writeTable} from './write-table.js';

const heading =
  (level: number): WriteBlock =>
  ({children}, writer) =>
    writer.heading(level, children);

const listOf: WriteBlock = (element, writer) => {
  const start = element.name === 'ol' ? Number.parseInt(readTextProp(element, 'start') ?? '1', 10) : undefined;
  const first = start === undefined || (start >= 0 && start < 1e8) ? start : 1;
  const items = element.children
    .filter(child => !isBlankNode(child))
    .map((child, index): ListBlockItem => {
      const inside = child.type === 'element' && child.name === 'li' ? child.children : [child];
      return {blocks: writer.blocks(inside), ...(first === undefined ? {} : {number: first + index})};
    });
  return createList(items);
};

const emphasized: WriteBlock = ({children}, writer) =>
  createParagraph(writer.line([createTreeElement('em', children)]));

const details: WriteBlock = ({children}, writer) => {
  const summary = children.find(child => child.type === 'element' && child.name === 'summary');
  return [
    ...writer.bold(summary?.type === 'element' ? summary.children : undefined),
    ...writer.blocks(children.filter(child => child !== summary)),
  ];
};

const preformatted: WriteBlock = ({children}) => {
  const inside = children.find((child): child is RenderElement => child.type === 'element' && child.name === 'code');
  const language = /(?:^|\s)language-([\w+#-]+)/.exec(
    (inside && readTextProp(inside, 'className')) ?? (inside && readTextProp(inside, 'class')) ?? '',
  )?.[1];
  return [writeFence(getCodeText(children).replace(/^\n/, ''), language)];
};

/** Writes embedded media as a link. Omits its children, which are fallbacks for old browsers. */
const embedded: WriteBlock = (element, writer) => {
  const source = element.children.find(child => child.type === 'element' && child.name === 'source');
  const written =
    readTextProp(element, 'src') ?? (source?.type === 'element' ? readTextProp(source, 'src') : undefined);
  const address = written === undefined ? undefined : writer.context.asset(written);
  const title: readonly RenderNode[] = [
    {type: 'text', value: readTextProp(element, 'title') ?? writer.context.messages.embedded},
  ];
  return address && resolveLinkUrl(address, writer.context)
    ? createParagraph(writeLinkText(writer.line(title), address))
    : [];
};

const section: WriteBlock = (element, writer) =>
  readTextProp(element, 'role') === 'doc-endnotes' ? writeFootnotes(element, writer) : writer.blocks(element.children);

/** Writes footnotes with their labels. Indents the following lines by four spaces. */
function writeFootnotes({children}: RenderElement, writer: BlockWriter): readonly MarkdownBlock[] {
  const notes = children.flatMap(child => (child.type === 'element' && child.name === 'ol' ? child.children : []));
  return notes.flatMap(note => {
    if (note.type !== 'element') return [];
    const text = joinBlocks(writer.blocks(note.children));
    return [createOtherBlock(`[^${getFootnoteLabel(readTextProp(note, 'id') ?? '')}]: ${indentLines(text, '    ')}`)];
  });
}

/** Functions that write HTML elements with a Markdown form. For other elements, the writer writes only the content. */
export const blockElements: Readonly<Record<string, WriteBlock>> = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  p: ({children}, writer) => (children.some(isBlock) ? writer.blocks(children) : writer.paragraph(children)),
  blockquote: ({children}, writer) => quoteLines(writer.blocks(children)),
  ul: listOf,
  ol: listOf,
  table: writeTable,
  pre: preformatted,
  hr: () => [createOtherBlock('---')],
  details,
  summary: ({children}, writer) => writer.bold(children),
  dt: ({children}, writer) => writer.bold(children),
  caption: emphasized,
  figcaption: emphasized,
  iframe: embedded,
  video: embedded,
  audio: embedded,
  section,
};

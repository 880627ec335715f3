import {getCalloutTone} from '../../../components/callout.js';
import {
  createTreeElement,
  getCodeText,
  type RenderElement,
  type RenderNode,
  toNodes,
} from '../../../tree/render-tree.js';
import {readListProp, readRichProp, readTextProp} from '../read-props.js';
import {addLead, createOtherBlock, createParagraph, joinBlocks, type MarkdownBlock, quoteLines} from './block.js';
import type {WriteBlock} from './block-writer.js';
import {writeFence} from './fence-text.js';
import {writeTreeLines} from './tree-lines.js';

const text = (value: string): RenderNode => ({type: 'text', value});

/**
 * Writes a callout as a quote with a bold label. Does not use GitHub's `[!NOTE]`, which has only five kinds and no
 * titles, does not work in lists, and appears as text in other tools.
 */
const callout: WriteBlock = (element, writer) => {
  const label = writer.context.messages[getCalloutTone(element.name.toLowerCase(), readTextProp(element, 'type'))];
  const title = readRichProp(element, 'title');
  const body = writer.blocks(element.children);
  if (title) return quoteLines([...writer.bold([text(`${label}: `), ...title]), ...body]);
  if (body.length === 0) return [];
  return quoteLines(addLead(writer.strong([text(`${label}:`)]), body));
};

/** Writes a bold title above the content. */
const byTitle: WriteBlock = (element, writer) => [
  ...writer.bold(readRichProp(element, 'title')),
  ...writer.blocks(element.children),
];

const accordion: WriteBlock = (element, writer) => {
  const description = readRichProp(element, 'description');
  return [
    ...writer.bold(readRichProp(element, 'title')),
    ...(description ? writer.paragraph(description) : []),
    ...writer.blocks(element.children),
  ];
};

const tabs: WriteBlock = (element, writer) => {
  const labels = element.attributes.get('items');
  const panels = element.children.filter(
    (child): child is RenderElement => child.type === 'element' && child.name === 'Tab',
  );
  const first = element.children.indexOf(panels[0] as RenderElement);
  const isLoose = (child: RenderNode) => !panels.includes(child as RenderElement);
  return [
    ...writer.blocks(element.children.slice(0, first).filter(isLoose)),
    ...panels.flatMap((panel, index) => {
      const label = toNodes(Array.isArray(labels) ? labels[index] : undefined);
      const title =
        readRichProp(panel, 'title') ?? readRichProp(panel, 'label') ?? (label.length ? label : [text(`${index + 1}`)]);
      return [...writer.bold(title), ...writer.blocks(panel.children)];
    }),
    ...writer.blocks(element.children.slice(first).filter(isLoose)),
  ];
};

const codeGroup: WriteBlock = (element, writer) => [
  ...writer.bold(readRichProp(element, 'title')),
  ...writer.blocks(element.children),
];

function createExampleWriter(label: 'requestExample' | 'responseExample'): WriteBlock {
  return (element, writer) => [...writer.bold([text(writer.context.messages[label])]), ...codeGroup(element, writer)];
}

const frame: WriteBlock = (element, writer) => {
  const [hint, caption] = [readRichProp(element, 'hint'), readRichProp(element, 'caption')];
  const emphasis = caption && writer.line([createTreeElement('em', caption)]);
  return [
    ...(hint ? writer.paragraph(hint) : []),
    ...writer.blocks(element.children),
    ...createParagraph(emphasis ?? ''),
  ];
};

const update: WriteBlock = (element, writer) => {
  const description = readRichProp(element, 'description');
  const tags = readListProp(element, 'tags').flatMap((tag, index) => [...(index > 0 ? [text(', ')] : []), ...tag]);
  return [
    ...writer.heading(2, readRichProp(element, 'label') ?? []),
    ...(description ? writer.paragraph(description) : []),
    ...writer.paragraph(tags),
    ...writer.blocks(element.children),
  ];
};

const prompt: WriteBlock = (element, writer) => [
  ...writer.bold(readRichProp(element, 'description')),
  writeFence(joinBlocks(writer.blocks(element.children)), 'text'),
];

const hero: WriteBlock = (element, writer) => {
  const [eyebrow, title, description] = ['eyebrow', 'title', 'description'].map(name => readRichProp(element, name));
  return [
    ...(eyebrow ? writer.paragraph(eyebrow) : []),
    ...(title ? writer.heading(1, title) : []),
    ...(description ? writer.paragraph(description) : []),
    ...writer.blocks(element.children),
  ];
};

/** Writes a formula as a separate paragraph. */
export function writeFormulaBlock({children}: RenderElement): MarkdownBlock[] {
  const tex = getCodeText(children).trim();
  return tex ? [createOtherBlock(`$$\n${tex}\n$$`)] : [];
}

const fileTree: WriteBlock = element => {
  const lines = writeTreeLines(element.name === 'Tree' ? element.children : [element]);
  return lines.length ? [writeFence(lines.join('\n'), 'text')] : [];
};

const visibility: WriteBlock = (element, writer) =>
  readTextProp(element, 'for')?.trim().toLowerCase() === 'humans' ? [] : writer.blocks(element.children);

/** Writes a part of an API document. Empty without access to API documents. */
const apiView: WriteBlock = (element, writer) => {
  const shown = writer.view?.(element);
  return shown ? [createOtherBlock(shown)] : [];
};

/** Functions that write components with a Markdown form. For other components, the writer writes only the content. */
export const blockWriters: Readonly<Record<string, WriteBlock>> = {
  Note: callout,
  Tip: callout,
  Info: callout,
  Warning: callout,
  Danger: callout,
  Check: callout,
  Important: callout,
  Callout: callout,
  Accordion: accordion,
  AccordionGroup: byTitle,
  CardGroup: byTitle,
  Columns: byTitle,
  Expandable: byTitle,
  View: byTitle,
  Tab: byTitle,
  'Color.Row': byTitle,
  Tabs: tabs,
  CodeGroup: codeGroup,
  RequestExample: createExampleWriter('requestExample'),
  ResponseExample: createExampleWriter('responseExample'),
  Frame: frame,
  Update: update,
  Prompt: prompt,
  Tree: fileTree,
  'Tree.Folder': fileTree,
  'Tree.File': fileTree,
  Visibility: visibility,
  Hero: hero,
  Logos: byTitle,
  OpenApiEndpoint: apiView,
  OpenApiThirdpartyA: apiView,
  OpenApiThirdpartyB: apiView,
  OpenApiThirdpartyC: apiView,
};

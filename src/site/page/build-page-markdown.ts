import {omitUndefined} from '../../base/omit-undefined.js';
import type {PageContext} from '../../components/component.js';
import {createParagraph, joinBlocks, type MarkdownBlock, quoteLines} from '../../markdown/render/markdown/block.js';
import type {ViewText} from '../../markdown/render/markdown/block-writer.js';
import {writeCodeSpan} from '../../markdown/render/markdown/escape-text.js';
import {PageTextWriter} from '../../markdown/render/markdown/writer.js';
import {readListProp, readTextProp} from '../../markdown/render/read-props.js';
import {findUpdates} from '../../markdown/render/update-tags.js';
import {parseDescription} from '../../markdown/syntax/description.js';
import {getNodeText, toPlainNodes, toTextNodes} from '../../tree/render-tree.js';
import type {PageDocument} from './open-page.js';

/** Parts of an opened page from which Markdown is written. */
export type WrittenPage = Pick<PageDocument, 'metadata' | 'nodes'>;

/** Content to add to a page's Markdown. */
export interface AddedMarkdown {
  /** Base URLs of the API that the page documents. */
  readonly servers?: readonly string[];
  /** Note after the method line of the operation. */
  readonly mark?: string;
  /** Returns the Markdown of an element that renders part of an API document. */
  readonly view?: ViewText;
}

/**
 * Writes a page as standalone Markdown for readers and assistants: title, description, and content, without component
 * tags or code.
 */
export function buildPageMarkdown(
  {metadata, nodes}: WrittenPage,
  context: PageContext,
  {servers = [], mark = '', view}: AddedMarkdown = {},
): string {
  const writer = new PageTextWriter(context, view);
  const {title, description, method, target} = metadata;
  const text = joinBlocks([
    ...(title ? writer.heading(1, toTextNodes(title)) : []),
    // Do not escape URLs in the description: the page renders it as plain text.
    ...(description
      ? quoteLines(
          createParagraph(
            joinBlocks(writer.paragraph(toPlainNodes({nodes: parseDescription(description)}))).replaceAll(
              '\\://',
              '://',
            ),
          ),
        )
      : []),
    ...(method && target ? createParagraph(writeCodeSpan(`${method} ${target}`) + mark) : []),
    ...(servers.length > 0 ? createParagraph(servers.map(url => `- <${url}>`).join('\n')) : []),
    ...writer.blocks(nodes).map(indentAmbiguous),
  ]);
  return `${text}\n`;
}

/**
 * Removes title, method, and path from an operation's Markdown, because a bound page already has them. `mark` is the
 * note next to them, such as "deprecated".
 */
export function removeOperationHead(operation: string): {readonly mark: string; readonly below: string} {
  const [head = '', mark = ''] = /^# .*\n+(?:`.*`( \(.+\))?\n)?/.exec(operation) ?? [];
  return {mark, below: operation.slice(head.length).trimStart()};
}

/** Adds the agent instructions of docs.json at the start of a text. */
export function addInstructions(text: string, instructions: readonly string[]): string {
  return writeInstructions(instructions) + text;
}

/** Writes the agent instructions of docs.json as a Markdown quote. Empty if absent. */
export function writeInstructions(instructions: readonly string[]): string {
  const lines = instructions.flatMap(each => [...each.trim().split(/\s*\n\s*/), '']).slice(0, -1);
  return lines.length > 0 ? `${lines.map(line => `> ${line}`.trimEnd()).join('\n')}\n\n` : '';
}

/** Indents a paragraph that begins with `import x`: otherwise a docs.json platform would read it as a statement. */
function indentAmbiguous(block: MarkdownBlock): MarkdownBlock {
  return block.kind === 'paragraph' && /^(?:im|ex)port\b/.test(block.text) ? {...block, text: ` ${block.text}`} : block;
}

export interface PageUpdate {
  /** Id of the update's section in the page. */
  readonly id?: string;
  readonly label: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Title from the `rss` prop, to use instead of the label. */
  readonly title?: string;
  readonly summary?: string;
  /** Content as standalone Markdown. */
  readonly markdown: string;
}

/** Returns the updates of a page in order, including those in snippets. */
export function listPageUpdates(
  {nodes, anchors}: Pick<PageDocument, 'nodes' | 'anchors'>,
  context: PageContext,
): readonly PageUpdate[] {
  const writer = new PageTextWriter(context);
  return findUpdates(nodes).map(update => {
    const {title, description: summary} = readFeedText(update.attributes.get('rss'));
    return {
      ...omitUndefined({id: anchors.get(update)}),
      label: readTextProp(update, 'label')?.replace(/\s+/g, ' ').trim() || 'Update',
      description: readTextProp(update, 'description')?.trim() ?? '',
      tags: readListProp(update, 'tags').map(getNodeText),
      ...(title !== undefined && {title}),
      ...(summary !== undefined && {summary}),
      markdown: joinBlocks(writer.blocks(update.children)),
    };
  });
}

function readFeedText(rss: unknown): {readonly title?: string; readonly description?: string} {
  const found: {title?: string; description?: string} = {};
  if (typeof rss !== 'object' || rss === null) return found;
  for (const key of ['title', 'description'] as const) {
    const value: unknown = Object.hasOwn(rss, key) ? (rss as Readonly<Record<string, unknown>>)[key] : undefined;
    if (typeof value === 'string' && value.trim()) found[key] = value.trim();
  }
  return found;
}

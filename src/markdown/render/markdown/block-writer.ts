import type {PageContext} from '../../../components/component.js';
import type {RenderElement, RenderNode} from '../../../tree/render-tree.js';
import type {MarkdownBlock} from './block.js';

/** Returns the Markdown of an element that shows part of an API document. */
export type ViewText = (element: RenderElement) => string;

/** Turns the nodes of a page into blocks of Markdown. */
export interface BlockWriter {
  readonly context: PageContext;
  /** Absent where API documents are not read. */
  readonly view: ViewText | undefined;
  blocks(nodes: readonly RenderNode[]): MarkdownBlock[];
  paragraph(nodes: readonly RenderNode[]): MarkdownBlock[];
  line(nodes: readonly RenderNode[]): string;
  cell(nodes: readonly RenderNode[]): string;
  /** Returns a bold line: the title of something that is not a section of the page. */
  bold(nodes: readonly RenderNode[] | undefined): MarkdownBlock[];
  strong(nodes: readonly RenderNode[]): string;
  heading(level: number, nodes: readonly RenderNode[]): MarkdownBlock[];
}

export type WriteBlock = (element: RenderElement, writer: BlockWriter) => readonly MarkdownBlock[];

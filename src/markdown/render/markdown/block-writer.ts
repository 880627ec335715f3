import type {PageContext} from '../../../components/component.js';
import type {RenderElement, RenderNode} from '../../../tree/render-tree.js';
import type {MarkdownBlock} from './block.js';

/** Returns the Markdown of an element that renders part of an API document. */
export type ViewText = (element: RenderElement) => string;

/** Converts the nodes of a page to Markdown blocks. */
export interface BlockWriter {
  readonly context: PageContext;
  /** Absent without access to API documents. */
  readonly view: ViewText | undefined;
  blocks(nodes: readonly RenderNode[]): MarkdownBlock[];
  paragraph(nodes: readonly RenderNode[]): MarkdownBlock[];
  line(nodes: readonly RenderNode[]): string;
  cell(nodes: readonly RenderNode[]): string;
  /** Writes a title that is not a heading of the page as a bold line. */
  bold(nodes: readonly RenderNode[] | undefined): MarkdownBlock[];
  strong(nodes: readonly RenderNode[]): string;
  heading(level: number, nodes: readonly RenderNode[]): MarkdownBlock[];
}

export type WriteBlock = (element: RenderElement, writer: BlockWriter) => readonly MarkdownBlock[];

import type {Tag} from './tag.js';

/** Where a block stands: its first and its last line, counted from 0 in the page. */
export interface Place {
  readonly line: number;
  readonly end: number;
}

export interface Paragraph extends Place {
  readonly type: 'paragraph';
  readonly text: string;
  /** It looks like a list or a quote, and stands in too many others to be one. */
  readonly isDeep?: boolean;
}

export interface Heading extends Place {
  readonly type: 'heading';
  readonly depth: number;
  readonly text: string;
}

export interface Table extends Place {
  readonly type: 'table';
  readonly head: string;
  readonly align: readonly (string | null)[];
  readonly rows: readonly string[];
}

export interface Item extends Place {
  readonly blocks: readonly Block[];
}

export interface List extends Place {
  readonly type: 'list';
  readonly start: number | undefined;
  readonly items: readonly Item[];
}

export interface Footnote extends Place {
  readonly type: 'footnote';
  readonly label: string;
  readonly blocks: readonly Block[];
}

/** A tag that stands alone in its line, or beside other tags and expressions. Pairs are made when the tree is built. */
export interface TagBlock extends Place {
  readonly type: 'tag';
  readonly tag: Tag;
  readonly raw: string;
  /** The text that it stands in, and where. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type Block =
  | Paragraph
  | Heading
  | Table
  | List
  | Footnote
  | TagBlock
  | (Place & {readonly type: 'fence'; readonly info: string; readonly value: string})
  | (Place & {readonly type: 'math'; readonly value: string})
  | (Place & {readonly type: 'quote'; readonly blocks: readonly Block[]})
  | (Place & {readonly type: 'expression'; readonly source: string})
  /** Lines that show nothing: what stands on either side is no neighbour. */
  | (Place & {readonly type: 'hr' | 'def' | 'nothing'});

/** What the lexer goes on with: a block, blank lines, or the tags and expressions of some lines. */
export type BlockToken = {readonly raw: string} & (
  | Block
  | {readonly type: 'space'}
  | {readonly type: 'flow'; readonly blocks: readonly Block[]}
);

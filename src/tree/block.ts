import type {Tag} from './tag.js';

/** Where a block stands: its first and its last line, counted from 0 in the text. */
interface Place {
  readonly line: number;
  end: number;
}

export interface Paragraph extends Place {
  readonly kind: 'paragraph';
  text: string;
}

export interface Heading extends Place {
  readonly kind: 'heading';
  readonly depth: number;
  readonly text: string;
}

export interface Fence extends Place {
  readonly kind: 'fence';
  /** The character and the length of its marker, and how far it is indented. */
  readonly marker: string;
  readonly indent: number;
  readonly info: string;
  readonly lines: string[];
}

export interface Table extends Place {
  readonly kind: 'table';
  readonly head: string;
  readonly align: readonly (string | undefined)[];
  readonly rows: string[];
}

export interface Quote extends Place {
  readonly kind: 'quote';
  readonly blocks: Block[];
}

export interface Item extends Place {
  readonly kind: 'item';
  readonly blocks: Block[];
  /** Columns that a line must be indented to belong to it. */
  readonly size: number;
}

export interface List extends Place {
  readonly kind: 'list';
  /** `-`, `*`, `+`, or what stands behind a number. */
  readonly marker: string;
  readonly start: number | undefined;
  readonly items: Item[];
}

export interface Footnote extends Place {
  readonly kind: 'footnote';
  readonly label: string;
  readonly blocks: Block[];
}

/** A tag that stands alone in its line, or beside other tags and expressions. Pairs are made when the tree is built. */
export interface TagBlock extends Place {
  readonly kind: 'tag';
  readonly tag: Tag;
  readonly raw: string;
  /** Where it stands in the text of the page. */
  readonly from: number;
  readonly to: number;
}

export interface ExpressionBlock extends Place {
  readonly kind: 'expression';
  readonly source: string;
}

/** Lines that show nothing: a rule between blocks all the same. */
export interface Silent extends Place {
  readonly kind: 'rule' | 'nothing';
}

export interface MathBlock extends Place {
  readonly kind: 'math';
  readonly lines: string[];
  readonly indent: number;
}

export type Block =
  | Paragraph
  | Heading
  | Fence
  | Table
  | Quote
  | List
  | Footnote
  | TagBlock
  | ExpressionBlock
  | MathBlock
  | Silent;

/** Blocks that hold others, with a prefix on each of their lines. */
export type Container = Quote | Item | Footnote;

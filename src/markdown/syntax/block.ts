import type {Unit} from './flow.js';
import type {Tag} from './tag.js';

/** A block from the lexer. `raw` is its source. */
export type BlockToken = {readonly raw: string} & (
  | Paragraph
  | {readonly type: 'heading'; readonly depth: number; readonly text: string}
  | {readonly type: 'fence'; readonly info: string; readonly value: string}
  | {readonly type: 'math'; readonly value: string}
  | Table
  | List
  | (Content & {readonly type: 'quote'})
  | Footnote
  /** Lines that show nothing or only separate blocks. */
  | {readonly type: 'hr' | 'def' | 'nothing' | 'space'}
  /** Tags and expressions without text on their lines. */
  | {readonly type: 'flow'; readonly units: readonly Unit[]}
  /** End of the container. */
  | {readonly type: 'outside'}
);

/** Input of the tree builder. `line` counts from the first line of the parent. */
export type Block = {readonly line: number; readonly raw: string} & (
  | Exclude<BlockToken, {type: 'flow' | 'space' | 'outside'}>
  | {readonly type: 'expression'; readonly source: string}
  /** An opening or closing tag. The tree builder pairs tags. */
  | {readonly type: 'tag'; readonly tag: Tag}
);
export type TagBlock = Extract<Block, {type: 'tag'}>;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly text: string;
  /** Looks like a list or quote, but exceeds the nesting limit. */
  readonly isDeep?: boolean;
}

export interface Table {
  readonly type: 'table';
  readonly head: string;
  readonly align: readonly (string | null)[];
  readonly rows: readonly string[];
}

/** Content of a container. */
export interface Content {
  readonly blocks: readonly Block[];
  /** A blank line separates two of the blocks. */
  readonly isLoose: boolean;
}

export interface List {
  readonly type: 'list';
  readonly start: number | undefined;
  readonly isLoose: boolean;
  readonly items: readonly Item[];
}

export interface Item extends Content {
  readonly line: number;
}

interface Footnote extends Content {
  readonly type: 'footnote';
  readonly label: string;
}

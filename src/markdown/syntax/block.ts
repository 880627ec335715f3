import type {FlowUnit} from './flow.js';
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
  /** Lines that render nothing, or only separate blocks. */
  | {readonly type: 'hr' | 'def' | 'nothing' | 'space'}
  /** Tags and expressions on lines without other text. */
  | {readonly type: 'flow'; readonly units: readonly FlowUnit[]}
  /** First line after the container. */
  | {readonly type: 'outside'}
);

/** A block for the tree builder. `line` counts from the first line of its parent. */
export type Block = {readonly line: number; readonly raw: string} & (
  | Exclude<BlockToken, {type: 'flow' | 'space' | 'outside'}>
  | {readonly type: 'expression'; readonly source: string}
  /** An opening or closing tag, still without its partner. */
  | {readonly type: 'tag'; readonly tag: Tag}
);
export type TagBlock = Extract<Block, {type: 'tag'}>;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly text: string;
  /** True for a list or quote beyond the nesting limit, which becomes text. */
  readonly isDeep?: boolean;
}

export interface Table {
  readonly type: 'table';
  readonly head: string;
  readonly align: readonly (string | null)[];
  readonly rows: readonly string[];
}

export interface Content {
  readonly blocks: readonly Block[];
  /** True if a blank line separates two of the blocks. */
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

import type {Unit} from './flow.js';
import type {Tag} from './tag.js';

/** A block as the lexer goes on with it; `raw` is all that was read. */
export type BlockToken = {readonly raw: string} & (
  | Paragraph
  | {readonly type: 'heading'; readonly depth: number; readonly text: string}
  | {readonly type: 'fence'; readonly info: string; readonly value: string}
  | {readonly type: 'math'; readonly value: string}
  | Table
  | List
  | (Content & {readonly type: 'quote'})
  | Footnote
  /** Lines that show nothing: what stands on either side is no neighbour. */
  | {readonly type: 'hr' | 'def' | 'nothing' | 'space'}
  /** Tags and expressions that have their lines for themselves. */
  | {readonly type: 'flow'; readonly units: readonly Unit[]}
  /** From here on nothing belongs to the container. */
  | {readonly type: 'outside'}
);

/** What the tree is built of. Lines are counted from the first one of what holds the block. */
export type Block = {readonly line: number; readonly raw: string} & (
  | Exclude<BlockToken, {type: 'flow' | 'space' | 'outside'}>
  | {readonly type: 'expression'; readonly source: string}
  /** Pairs are made when the tree is built. */
  | {readonly type: 'tag'; readonly tag: Tag}
);
export type TagBlock = Extract<Block, {type: 'tag'}>;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly text: string;
  /** It looks like a list or a quote, and stands in too many others to be one. */
  readonly isDeep?: boolean;
}

export interface Table {
  readonly type: 'table';
  readonly head: string;
  readonly align: readonly (string | null)[];
  readonly rows: readonly string[];
}

/** What a container holds. */
export interface Content {
  readonly blocks: readonly Block[];
  /** There is a blank line between two of them. */
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

export interface Footnote extends Content {
  readonly type: 'footnote';
  readonly label: string;
}

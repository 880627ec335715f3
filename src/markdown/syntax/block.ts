import type {Unit} from './flow.js';
import type {Tag} from './tag.js';

/** A block in the lexer's form. `raw` is its source. */
export type BlockToken = {readonly raw: string} & (
  | Paragraph
  | {readonly type: 'heading'; readonly depth: number; readonly text: string}
  | {readonly type: 'fence'; readonly info: string; readonly value: string}
  | {readonly type: 'math'; readonly value: string}
  | Table
  | List
  | (Content & {readonly type: 'quote'})
  | Footnote
  /** Lines that show nothing and separate their neighbors. */
  | {readonly type: 'hr' | 'def' | 'nothing' | 'space'}
  /** Tags and expressions that have their lines for themselves. */
  | {readonly type: 'flow'; readonly units: readonly Unit[]}
  /** End of the container. */
  | {readonly type: 'outside'}
);

/** Input of the tree builder. Lines count from the first line of the parent. */
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
  /** Two of them are separated by a blank line. */
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

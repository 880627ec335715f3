/** A component of the project that runs where it stands: which one, and with what. Plain data, for an attribute. */
export interface Island {
  /** The file that exports it, and its name there. */
  readonly file: string;
  readonly name: string;
  readonly props: Readonly<Record<string, IslandValue>>;
  /** What knows its files: a drawing of the page, or the module that was written for it. */
  readonly page: string;
}

/** Begins the name of an island that is an expression of the page: its place in the list `$written` follows. */
export const writtenName = '$written.';

/** The value of a prop. Arrays are data; an object says what it is. */
export type IslandValue =
  | string
  | number
  | boolean
  | null
  | readonly IslandValue[]
  | {readonly data: Readonly<Record<string, IslandValue>>}
  /** Content of the page, which stands in the `<docs-slot>` of that name. */
  | {readonly slot: string}
  /** A component of the project among the children of another one: it shares its state and its context. */
  | {readonly island: Island}
  /** A function that is written in the page: the place in the list `$written` of the page's own module. */
  | {readonly written: number; readonly file: string};

/** What is wrong with a file of components, in the writer's words. */
export interface Failure {
  readonly message: string;
  readonly fix: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line itself with a caret below it. */
  readonly excerpt?: string;
}

/** A file of the project as a module, or why it is none. */
export interface LiveModule {
  readonly code?: string;
  readonly failure?: Failure;
  /** What it imports: a file of the project, a module that Lectern brings along, or why there is nothing. */
  readonly imports: ReadonlyMap<string, string | Failure>;
}

/** What a page asks of the files that its islands come from. */
export interface Wanted {
  /** Functions that are written in tags of this file. */
  readonly written: string[];
}

/** The files of islands, by path. */
export type WantedFiles = ReadonlyMap<string, Wanted>;

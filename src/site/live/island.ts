/** A component of the project that runs in the page, with its props. Plain data for an attribute. */
export interface Island {
  /** The file that exports the component, and its name in this file. */
  readonly file: string;
  readonly name: string;
  readonly props: Readonly<Record<string, IslandValue>>;
  /** Identifies the rendering of the page, or the page's module. */
  readonly page: string;
}

/** Prefix for the name of an island that is an expression of the page. The expression's index in `$written` follows. */
export const writtenName = '$written.';

/** Value of a prop. Arrays are data, and an object has a key for its kind. */
export type IslandValue =
  | string
  | number
  | boolean
  | null
  | readonly IslandValue[]
  | {readonly data: Readonly<Record<string, IslandValue>>}
  /** Page content in the `<docs-slot>` with this name. */
  | {readonly slot: string}
  /** A component inside another component, with which it shares state and context. */
  | {readonly island: Island}
  /** A function in page text, by its index in the list `$written` of the page's module. */
  | {readonly written: number; readonly file: string};

/** A problem in a component file, with a message for its author. */
export interface CompileFailure {
  readonly message: string;
  readonly fix: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The source line with a caret below it. */
  readonly excerpt?: string;
}

/** A project file as a module, or the reason for its absence. */
export interface LiveModule {
  readonly code?: string;
  readonly failure?: CompileFailure;
  /** Imports: a project file, a module that Lectern provides, or the reason for its absence. */
  readonly imports: ReadonlyMap<string, string | CompileFailure>;
}

/** Functions that a page's islands need from a file. */
export interface IslandRequirements {
  /** Functions in the attributes of this file. */
  readonly written: string[];
}

/** Files of islands, by path. */
export type WantedFiles = ReadonlyMap<string, IslandRequirements>;

/** A component of the project that runs in the page (an island), with its props. Plain data, stored in an attribute. */
export interface Island {
  /** File that exports the component. */
  readonly file: string;
  readonly name: string;
  readonly props: Readonly<Record<string, IslandValue>>;
  /** Key that is unique per rendering of a page, or name of the page's module. */
  readonly page: string;
}

/**
 * Prefix in the name of an island that is an expression in the page. The index of the expression in `$written` follows.
 */
export const expressionPrefix = '$written.';

/** Value of a prop. Arrays are data. An object has one key that names its kind. */
export type IslandValue =
  | string
  | number
  | boolean
  | null
  | readonly IslandValue[]
  | {readonly data: Readonly<Record<string, IslandValue>>}
  /** Page content, in the `<docs-slot>` with this name. */
  | {readonly slot: string}
  /** A component inside another, which shares state and context with it. */
  | {readonly island: Island}
  /** A function in the page text: its index in the list `$written` of the module for `file`. */
  | {readonly written: number; readonly file: string};

/** An error in a component file, for its author. */
export interface CompileFailure {
  readonly message: string;
  readonly fix: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The source line with a caret below it. */
  readonly excerpt?: string;
}

/** A project file as a module, or why there is none. */
export interface LiveModule {
  readonly code?: string;
  readonly failure?: CompileFailure;
  /** Imports by specifier: a project file, a module that Lectern provides, or why the import fails. */
  readonly imports: ReadonlyMap<string, string | CompileFailure>;
}

/** Functions that the islands of a page need from a file. */
export interface IslandRequirements {
  /** Functions in attributes, as source text. */
  readonly written: string[];
}

/** Files to compile for islands, by path. */
export type RequestedFiles = ReadonlyMap<string, IslandRequirements>;

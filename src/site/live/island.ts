/** A component of the project that runs in the page: its name and props. Plain data for an attribute. */
export interface Island {
  /** The file that exports it, and its name there. */
  readonly file: string;
  readonly name: string;
  readonly props: Readonly<Record<string, IslandValue>>;
  /** Owner of its files: one rendering of the page, or its module. */
  readonly page: string;
}

/** Begins the name of an island that is an expression of the page: its place in the list `$written` follows. */
export const writtenName = '$written.';

/** Value of a prop. Arrays are data; an object names its kind. */
export type IslandValue =
  | string
  | number
  | boolean
  | null
  | readonly IslandValue[]
  | {readonly data: Readonly<Record<string, IslandValue>>}
  /** Page content in the `<docs-slot>` of that name. */
  | {readonly slot: string}
  /** A component of the project among the children of another one: it shares its state and its context. */
  | {readonly island: Island}
  /** A function that is written in the page: the place in the list `$written` of the page's own module. */
  | {readonly written: number; readonly file: string};

/** A problem in a file of components, worded for the author. */
export interface CompileFailure {
  readonly message: string;
  readonly fix: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line itself with a caret below it. */
  readonly excerpt?: string;
}

/** A file of the project as a module, or why it is not one. */
export interface LiveModule {
  readonly code?: string;
  readonly failure?: CompileFailure;
  /** Imports: a project file, a module that Lectern supplies, or the reason why there is none. */
  readonly imports: ReadonlyMap<string, string | CompileFailure>;
}

/** The page's requirements for the files of its islands. */
export interface IslandRequirements {
  /** Functions that are written in tags of this file. */
  readonly written: string[];
}

/** The files of islands, by path. */
export type WantedFiles = ReadonlyMap<string, IslandRequirements>;

/** Data of the types worker. */
export interface TypesPlace {
  /** Folder of the project. Types of its packages are read below it. */
  readonly folder: string;
  /** Specifier of the compiler (`LECTERN_TYPESCRIPT`). By default, the worker tries the usual names. */
  readonly compiler?: string;
}

export interface TypesOrder {
  readonly code: string;
  readonly language: string;
}

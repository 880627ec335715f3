/** Data with which the types worker starts. */
export interface TypesPlace {
  /** Folder of the project. Types of packages below it can be read. */
  readonly folder: string;
  /** Module name of the compiler (`LECTERN_TYPESCRIPT`). If absent, the worker tries the usual names. */
  readonly compiler?: string;
}

export interface TypesOrder {
  readonly code: string;
  readonly language: string;
}

/** Messages to and from the types worker. */
export interface TypesPlace {
  /** Project folder. Lectern reads the types of packages below this folder. */
  readonly folder: string;
  /** Specifier of the compiler (`LECTERN_TYPESCRIPT`). By default, the worker tries the usual names. */
  readonly compiler?: string;
}

export interface TypesOrder {
  readonly code: string;
  readonly language: string;
}

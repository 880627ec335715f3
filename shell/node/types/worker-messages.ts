/** Data of the types worker. */
export interface TypesPlace {
  /** The project: types of its packages are read below it. */
  readonly folder: string;
  /** Specifier of the compiler (`LECTERN_TYPESCRIPT`); without one, the usual names are tried. */
  readonly compiler?: string;
}

export interface TypesOrder {
  readonly code: string;
  readonly language: string;
}

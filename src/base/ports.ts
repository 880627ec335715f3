import type {Html} from './html.js';

/** A block of code whose types are known, or will not be. */
export interface TypedBlock {
  /** Without the marks that are for the compiler. */
  readonly value: string;
  /** In its colours, with its types; absent where there are none. */
  draw?(byLine: boolean): readonly Html[];
  /** What stands below it. */
  readonly notes?: Html;
}

/**
 * What a page that is drawn ahead has with its text, and a browser adds later. Renderers ask at the place where they write
 * it; nothing is drawn where nobody answers.
 */
export interface Ports {
  /** The drawing of an icon. */
  icon?(name: string, type: string | undefined): Html | undefined;
  /** Code in its colours: as a whole, or line by line. */
  highlight?(code: string, language: string, byLine: boolean): readonly Html[] | undefined;
  /** A block with the flag `twoslash`; `undefined` while nothing is known of it. */
  typed?(code: {readonly language: string; readonly value: string; readonly line: number}): TypedBlock | undefined;
  /** The size of a picture of the project. A logo is as high as the header wants it: of that one the ratio counts. */
  imageSize?(src: string, isLogo?: boolean): {readonly width: number; readonly height: number} | undefined;
  /** The element of an operation with its view, by the attributes that it would have. */
  operation?(attributes: Readonly<Record<string, string | number | boolean>>): Html | undefined;
  /** Whether the examples of the text stand in the column of its operation. */
  hidesExamples?(): boolean;
  /** Where a document of several files lies as one, as a path of the site. */
  download?(document: string): string | undefined;
  /** Where the address of a page leads, if not there. */
  link?(href: string): string;
}

/** A block of code with the flag `twoslash`. */
export type CodeToType = Parameters<NonNullable<Ports['typed']>>[0];

import type {Html} from './html.js';

/** A block of code whose types are known, or will not be. */
export interface TypedBlock {
  /** Without the marks that are for the compiler. */
  readonly value: string;
  /** Renders the highlighted code with its types. Absent if there are none. */
  draw?(byLine: boolean): readonly Html[];
  /** Content below the code block. */
  readonly notes?: Html;
}

/**
 * Services that the prerender offers to renderers, and that a browser adds later. A renderer that gets no answer
 * renders nothing at that place.
 */
export interface Ports {
  /** The drawing of an icon. */
  icon?(name: string, type: string | undefined): Html | undefined;
  /** Code in its colors: as a whole, or line by line. */
  highlight?(code: string, language: string, byLine: boolean): readonly Html[] | undefined;
  /** A block with the flag `twoslash`; `undefined` while nothing is known of it. */
  typed?(code: {readonly language: string; readonly value: string; readonly line: number}): TypedBlock | undefined;
  /** The size of a picture of the project. A logo is as high as the header wants it: of that one the ratio counts. */
  imageSize?(src: string, isLogo?: boolean): {readonly width: number; readonly height: number} | undefined;
  /** The element of an operation with its view, by the attributes that it would have. */
  operation?(attributes: Readonly<Record<string, string | number | boolean>>): Html | undefined;
  /** Returns whether the examples of the text are shown in the column of the operation. */
  hidesExamples?(): boolean;
  /** Returns the site path of a document of several files, bundled into one. */
  download?(document: string): string | undefined;
  /** Returns the final URL of a page's URL, if it redirects. */
  link?(href: string): string;
}

/** A block of code with the flag `twoslash`. */
export type CodeToType = Parameters<NonNullable<Ports['typed']>>[0];

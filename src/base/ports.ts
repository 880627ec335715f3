import type {Html} from './html.js';

/** A code block after type checking. */
export interface TypedBlock {
  /** Code without the comments for the compiler. */
  readonly value: string;
  /** Renders the highlighted code with its types. Absent without types. */
  draw?(byLine: boolean): readonly Html[];
  /** Content below the code block. */
  readonly notes?: Html;
}

/**
 * Services that the prerender provides to renderers. A browser adds their results later. Renderers omit output for
 * which a service returns undefined.
 */
export interface Ports {
  /** Returns the drawing of an icon. */
  icon?(name: string, type: string | undefined): Html | undefined;
  /** Returns highlighted code, as a whole or line by line. */
  highlight?(code: string, language: string, byLine: boolean): readonly Html[] | undefined;
  /** Returns a type-checked block with the flag `twoslash`. Undefined until its types are available. */
  typed?(code: {readonly language: string; readonly value: string; readonly line: number}): TypedBlock | undefined;
  /**
   * Returns the size of a picture in the project. For a logo only the ratio matters, because the header sets its
   * height.
   */
  imageSize?(src: string, isLogo?: boolean): {readonly width: number; readonly height: number} | undefined;
  /** Returns the element of an operation with its view, from the element's attributes. */
  operation?(attributes: Readonly<Record<string, string | number | boolean>>): Html | undefined;
  /** Returns whether the operation's column shows the examples from the text. */
  hidesExamples?(): boolean;
  /** Returns the site path of a multi-file document that is bundled into one file. */
  download?(document: string): string | undefined;
  /** Returns the final URL for a page URL that redirects. */
  link?(href: string): string;
}

/** A code block with the flag `twoslash`. */
export type CodeToType = Parameters<NonNullable<Ports['typed']>>[0];

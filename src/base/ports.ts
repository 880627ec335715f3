import type {Html} from './html.js';

/** A code block after type checking. */
export interface TypedBlock {
  /** Code without the comments that address the compiler. */
  readonly value: string;
  /** Renders the highlighted code with its types. Absent if there are none. */
  draw?(byLine: boolean): readonly Html[];
  /** Notes to render below the code block. */
  readonly notes?: Html;
}

/**
 * Services of the prerenderer for renderers. In a browser they are absent, and elements render the same results later.
 * If a service returns undefined, leave out its result.
 */
export interface Ports {
  icon?(name: string, type: string | undefined): Html | undefined;
  /** Returns highlighted code, as a whole or line by line. */
  highlight?(code: string, language: string, byLine: boolean): readonly Html[] | undefined;
  /** Returns a type-checked code block for the option `twoslash`. Undefined until its types are known. */
  typed?(code: {readonly language: string; readonly value: string; readonly line: number}): TypedBlock | undefined;
  /**
   * Returns the size of an image in the project. For a logo only the ratio matters, because the header sets its height.
   */
  imageSize?(src: string, isLogo?: boolean): {readonly width: number; readonly height: number} | undefined;
  /** Returns the element of an operation with its rendered view, from the element's attributes. */
  operation?(attributes: Readonly<Record<string, string | number | boolean>>): Html | undefined;
  /** Returns whether the example column of the operation contains the text's examples. Do not render them twice. */
  hidesExamples?(): boolean;
  /** Returns the site path of a multi-file document that is bundled into one file. */
  download?(document: string): string | undefined;
  /** Returns the URL to use for a page URL: its final target if it redirects. */
  link?(href: string): string;
}

/** A code block with the option `twoslash`. */
export type CodeToType = Parameters<NonNullable<Ports['typed']>>[0];

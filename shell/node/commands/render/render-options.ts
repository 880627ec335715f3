import type {Problem} from '../../../../src/base/problem.js';

/**
 * Returns the text of an API document. `address` is a path or URL. Return undefined if it does not exist. May throw:
 * the renderer reports the error.
 */
export type ReadDocumentText = (address: string) => Promise<string | undefined> | string | undefined;

export interface RenderOptions {
  /** URL of the page. If absent, relative URLs stay relative. */
  readonly url?: string;
  /** Reads an API document. Called with its URL, or if `url` is absent, with its path from the root of the pages. */
  readonly read?: ReadDocumentText;
  /**
   * `linked` (the default) adds a `<link>` to one style sheet to each element. `inline` adds the whole style sheet
   * instead.
   */
  readonly styles?: 'linked' | 'inline';
  /** URL of `lectern/styles/elements.css`. By default, it is in the folder of Lectern's script in the page. */
  readonly stylesheet?: string;
  /** Language of elements without a `lang` attribute around them, such as `de`. Edge hosts support only English. */
  readonly lang?: string;
  /** Whether the page loads Lectern's script. By default, its script tags tell. */
  readonly script?: boolean;
  /**
   * Called with each problem of an API document, whose element is then left to the browser. If absent, an element that
   * can't be rendered rejects the whole call.
   */
  onError?(problem: Problem): void;
}

export interface EndpointOptions extends RenderOptions {
  /** API document: a URL, or a path for `read`. */
  readonly spec: string;
  readonly method?: string;
  readonly path?: string;
  /** Other attributes of the element, such as `mode` or `base-url`. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The functions of `lectern/ssr`. */
export interface ServerRenderer {
  /**
   * Renders a page or a part of one, with a declarative shadow root in each element of Lectern. Readers see the
   * elements before any script runs, and the browser uses them without rendering again.
   */
  renderElements(html: string, options?: RenderOptions): Promise<string>;
  /**
   * Renders like `renderElements`, as a byte stream. Sends the HTML before an element without waiting for its API
   * document.
   */
  streamElements(html: string, options?: RenderOptions): ReadableStream<Uint8Array>;
  /** Renders one operation of an API document as an element. */
  renderEndpoint(options: EndpointOptions): Promise<string>;
}

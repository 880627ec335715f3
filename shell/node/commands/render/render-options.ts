import type {Problem} from '../../../../src/base/problem.js';

/**
 * Returns the text of a document by path or URL. Undefined if it does not exist. It can throw: the renderer reports the
 * error.
 */
export type ReadDocumentText = (address: string) => Promise<string | undefined> | string | undefined;

export interface RenderOptions {
  /** URL of the page. Without it, URLs stay as written. */
  readonly url?: string;
  /** Reads an API document by its URL. Without `url`, reads it by its path from the root of the pages. */
  readonly read?: ReadDocumentText;
  /** `linked` (the default) adds a link to one style sheet for all elements, `inline` writes it into each. */
  readonly styles?: 'linked' | 'inline';
  /** URL of `lectern/styles/elements.css`. By default, the one in the folder of the page's script. */
  readonly stylesheet?: string;
  /** Language of the interface without a `lang` attribute, such as `de`. On edge hosts, elements are in English. */
  readonly lang?: string;
  /** Whether the page will load Lectern's script. By default, its script tags decide. */
  readonly script?: boolean;
  /**
   * Called with each problem of a document. The browser then renders the element. Without it, an element that cannot be
   * rendered rejects the whole call.
   */
  onError?(problem: Problem): void;
}

export interface EndpointOptions extends RenderOptions {
  /** The document: a URL or a path for `read`. */
  readonly spec: string;
  readonly method?: string;
  readonly path?: string;
  /** Other attributes of the element, such as `mode` or `base-url`. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The functions of `lectern/ssr`. */
export interface ServerRenderer {
  /**
   * Renders a page, or a part of one, with a declarative shadow root in each Lectern element. Readers see the elements
   * before any script runs. The browser adopts them unchanged.
   */
  renderElements(html: string, options?: RenderOptions): Promise<string>;
  /** Returns the same as a byte stream. Sends the text before an element without waiting for the element's document. */
  streamElements(html: string, options?: RenderOptions): ReadableStream<Uint8Array>;
  /** Renders one operation of an API document as an element. */
  renderEndpoint(options: EndpointOptions): Promise<string>;
}

import type {Problem} from '../../../../src/base/problem.js';

/** Returns the text of a document by path or URL, or undefined if there is none. May throw: the error is reported. */
export type ReadDocumentText = (address: string) => Promise<string | undefined> | string | undefined;

export interface RenderOptions {
  /** Address of the page. Without it addresses stay as they are written. */
  readonly url?: string;
  /** Reads an API document by its address, or, without `url`, by its path as seen from the root of the pages. */
  readonly read?: ReadDocumentText;
  /** `linked` (the default) names one style sheet for all elements, `inline` writes it into each. */
  readonly styles?: 'linked' | 'inline';
  /** URL of `lectern/styles/elements.css`. By default, the one next to the page's script. */
  readonly stylesheet?: string;
  /** Language of the interface without a `lang` attribute: `de`. On edge hosts elements are in English. */
  readonly lang?: string;
  /** Whether the page will have our script. Detected from its script tags by default. */
  readonly script?: boolean;
  /**
   * Called with each problem of a document that `read` gave or failed to give; the element is then left to the browser.
   * Without it, an element that cannot be rendered rejects the whole call.
   */
  onError?(problem: Problem): void;
}

export interface EndpointOptions extends RenderOptions {
  /** The document: an address or a path, as `read` knows it. */
  readonly spec: string;
  readonly method?: string;
  readonly path?: string;
  /** Further attributes of the element, such as `mode` or `base-url`. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The functions of `lectern/ssr`. */
export interface ServerRenderer {
  /**
   * Renders a page, or a part of one, with a declarative shadow root in each of our elements: readers see them before
   * any script. The browser adopts them unchanged.
   */
  renderElements(html: string, options?: RenderOptions): Promise<string>;
  /** Returns the same as a byte stream: text before an element is sent before its document is read. */
  streamElements(html: string, options?: RenderOptions): ReadableStream<Uint8Array>;
  /** One operation of an API document as an element of its own. */
  renderEndpoint(options: EndpointOptions): Promise<string>;
}

import type {Problem} from '../../../../src/base/problem.js';

/** Gives the text of a document by its path or address; nothing where there is none. May throw: the error says why. */
export type ReadDocument = (address: string) => Promise<string | undefined> | string | undefined;

export interface RenderOptions {
  /** Address of the page. Without it addresses stay as they are written. */
  readonly url?: string;
  /** Reads an API document by its address, or, without `url`, by its path as seen from the root of the pages. */
  readonly read?: ReadDocument;
  /** `linked` (the default) names one style sheet for all elements, `inline` writes it into each. */
  readonly styles?: 'linked' | 'inline';
  /** Address of `lectern/styles/elements.css`. Without it, it is the one that lies beside the script of the page. */
  readonly stylesheet?: string;
  /** Language of the interface where no `lang` attribute says one: `de`. On edge hosts elements are in English. */
  readonly lang?: string;
  /** Whether our script will be in the page; otherwise that is seen from its script tags. */
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
   * A page, or a part of one, in which every element of ours has its declarative shadow root: what a reader sees is there
   * before any script. The browser takes it over as it is.
   */
  renderElements(html: string, options?: RenderOptions): Promise<string>;
  /** The same as a stream of bytes: what stands before an element is sent before its document is read. */
  streamElements(html: string, options?: RenderOptions): ReadableStream<Uint8Array>;
  /** One operation of an API document as an element of its own. */
  renderEndpoint(options: EndpointOptions): Promise<string>;
}

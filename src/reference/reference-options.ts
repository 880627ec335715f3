/** URL of an API document, as browsers request it, or the document as an object. */
export type GivenSpec = string | object;

/** Returns the document for a request, if not all readers get the same. */
export type SpecOfRequest = (request: Request) => GivenSpec | Promise<GivenSpec>;

export type Spec = GivenSpec | SpecOfRequest;

/** Content and appearance of a reference page. */
export interface ReferenceOptions {
  /** OpenAPI or AsyncAPI document. Of several, each gets a tab. URLs are relative to the page. */
  readonly spec: Spec | readonly Spec[];
  /** Name of the site. Default: `info.title` of the document. */
  readonly title?: string;
  readonly logo?: string;
  /** Brand color, as `#` and hexadecimal digits. */
  readonly color?: string;
  /** Theme, from `theme_1` to `theme_5`. */
  readonly theme?: string;
  /** Language of the page, such as `de`. */
  readonly language?: string;
  /** URL path of the page, such as `/reference/`. Without it, every path that ends with a slash is the page. */
  readonly base?: string;
  /** URL of a folder with the package's files, such as `/assets/lectern/`, if the host serves them itself. */
  readonly assets?: string;
  /**
   * Origins that the request form may send requests to, or `https:` for all. The origin of the page, and the servers of
   * documents given as objects, are always allowed.
   */
  readonly connect?: readonly string[];
  /** Content-Security-Policy of the page, to replace the generated one. `false` sends none. */
  readonly policy?: string | false;
}

/** Handles a request for the page, its documents, or its files. */
export type ReferenceHandler = (request: Request) => Promise<Response>;

/** A document under the name that the page uses. `text` is set if this handler serves it. */
export interface ReferencedDocument {
  readonly url: string;
  readonly value?: object;
}

/** The URL of an API document for browsers, or the document itself. */
export type GivenSpec = string | object;

/** Returns the document for a request, because readers can have different ones. */
export type SpecOfRequest = (request: Request) => GivenSpec | Promise<GivenSpec>;

export type Spec = GivenSpec | SpecOfRequest;

/** Content and appearance of a reference page. */
export interface ReferenceOptions {
  /** OpenAPI or AsyncAPI document. Each of several gets a tab. URLs are relative to the page. */
  readonly spec: Spec | readonly Spec[];
  /** Name of the site. Default: `info.title` of the document. */
  readonly title?: string;
  /** URL of the logo. */
  readonly logo?: string;
  /** Brand color, as `#` and hex digits. */
  readonly color?: string;
  /** `theme_1` to `theme_5`. */
  readonly theme?: string;
  /** Language of the page, such as `de`. */
  readonly language?: string;
  /** URL path of the page, such as `/reference/`. Without it, every path that ends with a slash is the page. */
  readonly base?: string;
  /** Folder with the files of the package, such as `/assets/lectern/`, if the host serves them itself. */
  readonly assets?: string;
  /**
   * Origins that the form is allowed to request, or `https:` for all. The page's own origin and the servers of given
   * objects are always allowed.
   */
  readonly connect?: readonly string[];
  /** Replaces the Content-Security-Policy of the page. `false` sends none. */
  readonly policy?: string | false;
}

/** Answers a request for the page, its documents, or its files. */
export type ReferenceHandler = (request: Request) => Promise<Response>;

/** Name of a document in the page, and its text if this handler serves it. */
export interface PageDocument {
  readonly url: string;
  readonly value?: object;
}

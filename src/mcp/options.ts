export interface McpOptions {
  /** URL of the prerendered site. Files are requested from there unless `read` returns them. */
  readonly site?: string;
  /** Returns the text of a file of the prerendered site by its path (`guide/intro.md`). The path never leads up. */
  readonly read?: (path: string) => Promise<string | undefined> | string | undefined;
  /** Sends the requests for files instead of `fetch`, for example with a binding of the host. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /**
   * Other sites whose pages are allowed to call the server from a browser, or `*` for all. Programs are always allowed.
   */
  readonly allowOrigins?: readonly string[];
}

/** Answers a request of an agent. */
export type McpHandler = (request: Request) => Promise<Response>;

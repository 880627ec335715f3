export interface McpOptions {
  /** URL of the prerendered site. Its files are requested from there, unless `read` is set. */
  readonly site?: string;
  /**
   * Returns the text of a file in the prerendered site, by its path (`guide/intro.md`). The path never leads out of the
   * folder.
   */
  readonly read?: (path: string) => Promise<string | undefined> | string | undefined;
  /** Sends the requests for files, instead of the global `fetch`. For example, a binding of the host. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /**
   * Other sites whose pages may call the server from a browser, or `*` for all. Programs outside browsers can always
   * call it.
   */
  readonly allowOrigins?: readonly string[];
}

/** Handles an HTTP request of an agent. */
export type McpHandler = (request: Request) => Promise<Response>;

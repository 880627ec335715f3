export interface McpOptions {
  /** URL of the prerendered site, from which files are requested unless `read` provides them. */
  readonly site?: string;
  /** Returns the text of a file of the prerendered site by its path (`guide/intro.md`). The path never leads up. */
  readonly read?: (path: string) => Promise<string | undefined> | string | undefined;
  /** Sends the requests for files instead of `fetch`: a binding of the host, for example. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Other sites whose pages may call the server from a browser; `*` for all. Programs may always. */
  readonly allowOrigins?: readonly string[];
}

/** Answers a request of an agent. */
export type McpHandler = (request: Request) => Promise<Response>;

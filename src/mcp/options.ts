export interface McpOptions {
  /** Address of the prerendered site. Its files are asked for there, unless `read` gives them. */
  readonly site?: string;
  /** Gives the text of a file of the prerendered site by its path (`guide/intro.md`), which is never one that leads up. */
  readonly read?: (path: string) => Promise<string | undefined> | string | undefined;
  /** Sends the requests for files in place of `fetch`: a binding of the host, for example. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Other sites whose pages may call the server from a browser; `*` for all. Programs may always. */
  readonly allowOrigins?: readonly string[];
}

/** Answers a request of an agent. */
export type McpHandler = (request: Request) => Promise<Response>;

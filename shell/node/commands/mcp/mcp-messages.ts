/** A request to the MCP server, as plain data: it is answered in another thread. */
export interface McpOrder {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

/** The response to an order; without `status` it failed. */
export interface McpReply {
  readonly id: number;
  readonly status?: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Data of the thread. */
export interface McpThreadData {
  /** Folder of the prerendered site. */
  readonly folder: string;
  readonly allowOrigins: readonly string[];
}

/** A request to the MCP server, as plain data for another thread. */
export interface McpOrder {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

/** Response to an order. Without `status`, the order failed. */
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

/** Request to the MCP server, as data that can be sent to a thread. */
export interface McpRequest {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

/** Reply of the thread. If `status` is absent, the request failed. */
export interface McpResponse {
  readonly id: number;
  readonly status?: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Data with which the thread starts. */
export interface McpThreadData {
  /** Folder of the prerendered site. */
  readonly folder: string;
  readonly allowOrigins: readonly string[];
}

import type {McpSite} from './mcp-site.js';

/** JSON Schema of an object, for parameters and results. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
}

export interface ToolResult {
  readonly text: string;
  /** The same as data, for clients that are programs; of tools with an `output`. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Validated arguments of a tool call. */
export type Arguments = Readonly<Record<string, string | number | undefined>>;

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For the agent that chooses among tools. */
  readonly description: string;
  readonly parameters: Readonly<Record<string, ToolParameter>>;
  readonly output?: ObjectSchema;
  /** Throws a `ToolError` for what the agent can do better. */
  run(given: Arguments, site: McpSite): Promise<ToolResult>;
}

/** A parameter of a tool: what it means, and what it may be. */
export interface ToolParameter {
  readonly about: string;
  readonly isRequired?: true;
  /** Only these words. */
  readonly words?: readonly string[];
  /** A whole number between these; a text without them. */
  readonly range?: {readonly least: number; readonly most: number; readonly standard: number};
}

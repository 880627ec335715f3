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
  /** The result as data, for clients that are programs. Only for tools with an `output`. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Validated arguments of a tool call. */
export type Arguments = Readonly<Record<string, string | number | undefined>>;

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Text for the agent that chooses a tool. */
  readonly description: string;
  readonly parameters: Readonly<Record<string, ToolParameter>>;
  readonly output?: ObjectSchema;
  /** Throws a `ToolError` for a call that the agent can correct. */
  run(given: Arguments, site: McpSite): Promise<ToolResult>;
}

/** A parameter of a tool: its meaning and its valid values. */
export interface ToolParameter {
  readonly about: string;
  readonly isRequired?: true;
  /** The only valid values. */
  readonly words?: readonly string[];
  /** An integer in this range. Without a range, the parameter is a text. */
  readonly range?: {readonly least: number; readonly most: number; readonly standard: number};
}

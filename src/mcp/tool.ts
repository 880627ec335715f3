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
  /** Result as data, for clients that process it. Only for tools with an `output` schema. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Validated arguments of a tool call. */
export type Arguments = Readonly<Record<string, string | number | undefined>>;

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Description by which an agent chooses a tool. */
  readonly description: string;
  readonly parameters: Readonly<Record<string, ToolParameter>>;
  readonly output?: ObjectSchema;
  /** Throws a `ToolError` for a call that the agent can correct. */
  run(given: Arguments, site: McpSite): Promise<ToolResult>;
}

/** A parameter of a tool: its description and its valid values. */
export interface ToolParameter {
  readonly about: string;
  readonly isRequired?: true;
  /** All valid values. Absent if every text is valid. */
  readonly words?: readonly string[];
  /** Range and default of an integer. Absent for a text. */
  readonly range?: {readonly least: number; readonly most: number; readonly standard: number};
}

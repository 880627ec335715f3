import type {ExternalDocs, SecurityRequirement, SecurityScheme, Server} from '../openapi/document/document-info.js';
import type {Located} from '../openapi/document/located.js';
import type {SpecProblem} from '../openapi/document/spec-problem.js';
import type {Side} from '../openapi/schema/schema-rows.js';

/**
 * Actions of a reader, who is on the other side of the wire from the application that the document describes.
 *
 * 3.x describes the action of the application: with `action: send` "the application will send a message to the channel" (AsyncAPI
 * 3.0.0, Operation Object), so a reader receives it. 2.x names what others may do: `publish` holds "the messages consumed by the
 * application from the channel", `subscribe` those "produced by the application" (AsyncAPI 2.6.0, Channel Item Object), so
 * `publish` is what a reader sends.
 */
export type Direction = 'send' | 'receive';

/** A schema of a view. `index` is its place among all of them, which the paths of its rows begin with. */
export interface ViewSchema {
  readonly index: number;
  readonly schema: Located;
  readonly side: Side;
}

/** Protocol-specific information. `schemas` holds the fields that are schemas; all others are data. */
export interface ProtocolBinding {
  readonly protocol: string;
  readonly schemas: readonly (readonly [name: string, schema: ViewSchema])[];
  readonly data: readonly (readonly [name: string, value: unknown])[];
}

export interface AsyncTag {
  readonly name: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
}

export interface AsyncParameter {
  readonly name: string;
  readonly description?: string;
  /** Runtime expression that locates the value in a message. */
  readonly location?: string;
  readonly schema?: ViewSchema;
}

export interface MessageExample {
  /** Empty for the only one. */
  readonly name: string;
  readonly summary?: string;
  readonly payload?: unknown;
  readonly headers?: unknown;
}

export interface AsyncMessage {
  /** Its key, or the name that it gives itself. */
  readonly name: string;
  readonly title?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly contentType: string;
  readonly deprecated: boolean;
  readonly headers?: ViewSchema;
  readonly payload?: ViewSchema;
  /** A payload in a language of schemas that is not JSON Schema: shown as it is written. */
  readonly foreignPayload?: {readonly format: string; readonly value: unknown};
  readonly correlationId?: {readonly location?: string; readonly description?: string};
  readonly tags: readonly AsyncTag[];
  readonly externalDocs?: ExternalDocs;
  readonly bindings: readonly ProtocolBinding[];
  readonly examples: readonly MessageExample[];
}

/** Alternative authentication schemes, and the definitions of those schemes. */
export interface AsyncSecurity {
  readonly security: readonly SecurityRequirement[];
  readonly schemes: readonly SecurityScheme[];
}

/** `url` has protocol, host and path in one. */
export interface AsyncServer extends Server, AsyncSecurity {
  readonly name: string;
  readonly protocol?: string;
  readonly protocolVersion?: string;
  readonly tags: readonly AsyncTag[];
  readonly externalDocs?: ExternalDocs;
  readonly bindings: readonly ProtocolBinding[];
}

/** Reply channel and messages of an operation (3.x). */
export interface AsyncReply {
  readonly address?: string;
  /** Runtime expression that locates the reply address. */
  readonly location?: string;
  readonly description?: string;
  readonly channel?: {readonly name: string; readonly description?: string};
  readonly messages: readonly AsyncMessage[];
}

export interface AsyncOperation extends AsyncSecurity {
  /** Absent for a channel that no operation uses. */
  readonly direction?: Direction;
  /** Its key (3.x) or `operationId` (2.x). */
  readonly name?: string;
  readonly title?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly tags: readonly AsyncTag[];
  readonly externalDocs?: ExternalDocs;
  readonly bindings: readonly ProtocolBinding[];
  readonly messages: readonly AsyncMessage[];
  readonly reply?: AsyncReply;
}

/** Content of one page: an operation on its channel (3.x), or a channel with its operations. */
export interface AsyncView {
  /** The name by which pages call it. */
  readonly name: string;
  readonly label: string;
  /** Absent: it is only known when the application runs (3.x). */
  readonly address?: string;
  /** The channel's own words. */
  readonly channel: {
    readonly name: string;
    readonly title?: string;
    readonly summary?: string;
    readonly description?: string;
    readonly tags: readonly AsyncTag[];
    readonly externalDocs?: ExternalDocs;
    readonly bindings: readonly ProtocolBinding[];
  };
  readonly parameters: readonly AsyncParameter[];
  readonly servers: readonly AsyncServer[];
  readonly operations: readonly AsyncOperation[];
  /** Every schema of the view, in the order of their numbers. */
  readonly schemas: readonly ViewSchema[];
  /** Problems of parts that could not be read. All other parts are present. */
  readonly problems: readonly SpecProblem[];
}

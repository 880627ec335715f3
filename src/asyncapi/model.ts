import type {ExternalDocs, SecurityRequirement, SecurityScheme, Server} from '../openapi/document/document-info.js';
import type {Located} from '../openapi/document/located.js';
import type {SpecProblem} from '../openapi/document/spec-problem.js';
import type {SchemaSide} from '../openapi/schema/build-schema-rows.js';

/**
 * Action of the reader's application. It is the counterpart of the application that the document describes.
 *
 * AsyncAPI 3.x describes the application's action. With `action: send`, "the application will send a message to the
 * channel" (AsyncAPI 3.0.0, Operation Object). The reader therefore receives the message.
 *
 * AsyncAPI 2.x names the actions of others. `publish` has "the messages consumed by the application from the channel",
 * and `subscribe` those "produced by the application" (AsyncAPI 2.6.0, Channel Item Object). The reader therefore sends
 * the messages of `publish`.
 */
export type Direction = 'send' | 'receive';

/** A schema in a view. `index` is its position in the view's `schemas`, with which its row paths begin. */
export interface ViewSchema {
  readonly index: number;
  readonly schema: Located;
  readonly side: SchemaSide;
}

/** Settings for one protocol. `schemas` contains the fields that are schemas, and `data` all others. */
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
  /** Name of the example. Empty if it is the only one. */
  readonly name: string;
  readonly summary?: string;
  readonly payload?: unknown;
  readonly headers?: unknown;
}

export interface AsyncMessage {
  /** Key of the message in the document, or its `name`. */
  readonly name: string;
  readonly title?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly contentType: string;
  readonly deprecated: boolean;
  readonly headers?: ViewSchema;
  readonly payload?: ViewSchema;
  /** Payload in a schema language other than JSON Schema, rendered unchanged. */
  readonly foreignPayload?: {readonly format: string; readonly value: unknown};
  readonly correlationId?: {readonly location?: string; readonly description?: string};
  readonly tags: readonly AsyncTag[];
  readonly externalDocs?: ExternalDocs;
  readonly bindings: readonly ProtocolBinding[];
  readonly examples: readonly MessageExample[];
}

/** Alternative security requirements, with the schemes that they name. */
export interface AsyncSecurity {
  readonly security: readonly SecurityRequirement[];
  readonly schemes: readonly SecurityScheme[];
}

/** A server. `url` is composed of protocol, host, and path. */
export interface AsyncServer extends Server, AsyncSecurity {
  readonly name: string;
  readonly protocol?: string;
  readonly protocolVersion?: string;
  readonly tags: readonly AsyncTag[];
  readonly externalDocs?: ExternalDocs;
  readonly bindings: readonly ProtocolBinding[];
}

/** Channel and messages for replies to an operation (3.x). */
export interface AsyncReply {
  readonly address?: string;
  /** Runtime expression for the reply's address. */
  readonly location?: string;
  readonly description?: string;
  readonly channel?: {readonly name: string; readonly description?: string};
  readonly messages: readonly AsyncMessage[];
}

export interface AsyncOperation extends AsyncSecurity {
  /** Direction of the operation. Absent for a channel that no operation uses. */
  readonly direction?: Direction;
  /** Key of the operation (3.x), or its `operationId` (2.x). */
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
  /** Name by which pages refer to the operation or channel. */
  readonly name: string;
  readonly label: string;
  /** Address of the channel. Absent if it is unknown until the application runs (3.x). */
  readonly address?: string;
  /** Title and description of the channel, as opposed to those of its operations. */
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
  /** All schemas of the view. The `index` of a schema is its position in this list. */
  readonly schemas: readonly ViewSchema[];
  /** Problems in parts that are unreadable and left out. */
  readonly problems: readonly SpecProblem[];
}

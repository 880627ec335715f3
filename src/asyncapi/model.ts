import type {ExternalDocs, SecurityRequirement, SecurityScheme, Server} from '../openapi/document/document-info.js';
import type {Located} from '../openapi/document/located.js';
import type {SpecProblem} from '../openapi/document/spec-problem.js';
import type {Side} from '../openapi/schema/schema-rows.js';

/**
 * Action of the reader, whose application is the counterpart of the described application.
 *
 * AsyncAPI 3.x describes the action of the application. With `action: send`, "the application will send a message to
 * the channel" (AsyncAPI 3.0.0, Operation Object). The reader therefore receives the message.
 *
 * AsyncAPI 2.x names the actions of others. `publish` has "the messages consumed by the application from the channel",
 * and `subscribe` those "produced by the application" (AsyncAPI 2.6.0, Channel Item Object). The reader therefore sends
 * the messages of `publish`.
 */
export type Direction = 'send' | 'receive';

/** A schema in a view. `index` is its position among the view's schemas, and begins its row paths. */
export interface ViewSchema {
  readonly index: number;
  readonly schema: Located;
  readonly side: Side;
}

/** Protocol-specific information. `schemas` contains the fields that are schemas, and `data` the others. */
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
  /** Runtime expression for the value in a message. */
  readonly location?: string;
  readonly schema?: ViewSchema;
}

export interface MessageExample {
  /** Empty for the only example. */
  readonly name: string;
  readonly summary?: string;
  readonly payload?: unknown;
  readonly headers?: unknown;
}

export interface AsyncMessage {
  /** Key of the message, or its `name`. */
  readonly name: string;
  readonly title?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly contentType: string;
  readonly deprecated: boolean;
  readonly headers?: ViewSchema;
  readonly payload?: ViewSchema;
  /** A payload in a schema language other than JSON Schema. Shown verbatim. */
  readonly foreignPayload?: {readonly format: string; readonly value: unknown};
  readonly correlationId?: {readonly location?: string; readonly description?: string};
  readonly tags: readonly AsyncTag[];
  readonly externalDocs?: ExternalDocs;
  readonly bindings: readonly ProtocolBinding[];
  readonly examples: readonly MessageExample[];
}

/** Alternative security requirements, and the schemes that they use. */
export interface AsyncSecurity {
  readonly security: readonly SecurityRequirement[];
  readonly schemes: readonly SecurityScheme[];
}

/** `url` combines protocol, host, and path. */
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
  /** Runtime expression for the reply address. */
  readonly location?: string;
  readonly description?: string;
  readonly channel?: {readonly name: string; readonly description?: string};
  readonly messages: readonly AsyncMessage[];
}

export interface AsyncOperation extends AsyncSecurity {
  /** Absent for a channel that no operation uses. */
  readonly direction?: Direction;
  /** Key (3.x) or `operationId` (2.x). */
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
  /** Name of the item in pages. */
  readonly name: string;
  readonly label: string;
  /** Absent if the address is unknown until the application runs (3.x). */
  readonly address?: string;
  /** Title and descriptions of the channel itself. */
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
  /** All schemas of the view. A schema's `index` is its position in this list. */
  readonly schemas: readonly ViewSchema[];
  /** Problems with unreadable parts. All other parts are present. */
  readonly problems: readonly SpecProblem[];
}

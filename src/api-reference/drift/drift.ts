import type {JsonObject} from '../../base/json.js';
import type {DocumentPosition} from '../../openapi/document/spec-problem.js';
import type {EncodedPair} from '../../openapi/operation/parameter-style.js';

/**
 * The documented responses of an operation, as plain data: a slice of the API document that keeps the JSON pointers.
 */
export interface ResponseSource {
  readonly file: string;
  readonly version: string;
  readonly slice: JsonObject;
  readonly operation: DocumentPosition;
  /** Name of the operation in messages: `GET /users`. */
  readonly name: string;
  /**
   * True if the document was converted from Swagger 2.0. No overlay is written then, because it would apply to the
   * original text.
   */
  readonly isConverted: boolean;
}

/** A response as the page received it from `fetch`. */
export interface ReceivedResponse {
  readonly status: number;
  readonly contentType: string;
  /** Headers that the browser lets the page read. */
  readonly headers: readonly EncodedPair[];
  /**
   * True if the browser hides no header, as with same-origin requests. Only then can a header be reported as missing.
   */
  readonly hasAllHeaders: boolean;
  /** Response body. Absent if it cannot be checked: it is truncated, a stream, or empty. */
  readonly body?: Uint8Array;
  /** True if the response has a body, even one that cannot be checked. */
  readonly hasBody: boolean;
}

/** A difference between a response and its documentation. */
export interface Drift {
  /**
   * `field`, `status`, and `media`: not documented. `missing` and `header`: required but absent. `type`: differs from
   * the documented type.
   */
  readonly kind: 'field' | 'missing' | 'type' | 'status' | 'media' | 'header';
  /** Property path, status, media type, or header name. */
  readonly name: string;
  /** Types of the value in the response. With an undocumented status or media type, the types of the whole body. */
  readonly types: readonly string[];
  /** Documented types, for the kind `type`. */
  readonly documented: readonly string[];
  /** Positions in the document that an overlay has to change. */
  readonly places: readonly DocumentPosition[];
  /** Media type of the response, if the status or the media type is undocumented. */
  readonly media?: string;
  /** Last property name in `name`. */
  readonly property?: string;
}

/** The differences of one response, and the overlay that documents them. */
export interface DriftReport {
  readonly drifts: readonly Drift[];
  /** Overlay in YAML. Absent if an overlay cannot express one of the differences. */
  readonly overlay?: string;
}

import type {JsonObject} from '../../base/json.js';
import type {Spot} from '../../openapi/document/spec-problem.js';
import type {Pair} from '../../openapi/operation/parameter-style.js';

/**
 * The documented responses of an operation. Plain data: a slice of the API document with the original JSON pointers.
 */
export interface ResponseSource {
  readonly file: string;
  readonly version: string;
  readonly slice: JsonObject;
  readonly operation: Spot;
  /** The operation for messages: `GET /users`. */
  readonly name: string;
  /** The document was converted from Swagger 2.0. Overlays apply to the original text, so there is no overlay. */
  readonly isConverted: boolean;
}

/** A response as a browser received it. */
export interface ReceivedResponse {
  readonly status: number;
  readonly contentType: string;
  /** Headers that the browser lets the page read. */
  readonly headers: readonly Pair[];
  /** The browser hides no header, as with same-origin requests. */
  readonly hasAllHeaders: boolean;
  /** The body. Absent if it cannot be checked: it is truncated, a stream, or empty. */
  readonly body?: Uint8Array;
  /** Whether the response has a body, checked or not. */
  readonly hasBody: boolean;
}

/** A difference between a response and its documentation. */
export interface Drift {
  /**
   * `field`, `status`, and `media` are not documented. A `missing` field and a `header` are required but absent. `type`
   * differs.
   */
  readonly kind: 'field' | 'missing' | 'type' | 'status' | 'media' | 'header';
  /** The property path, status, media type, or header name. */
  readonly name: string;
  /** Types of the value in the response. With an undocumented status or media type, the types of the whole body. */
  readonly types: readonly string[];
  /** Documented types, for `type`. */
  readonly documented: readonly string[];
  /** Positions in the document that an overlay has to change. */
  readonly places: readonly Spot[];
  /** Media type of the response. Present if the status or the media type is undocumented. */
  readonly media?: string;
  /** Last property name in `name`. */
  readonly property?: string;
}

/** The differences of one response, and the overlay that documents them. */
export interface DriftReport {
  readonly drifts: readonly Drift[];
  /** Absent if an overlay cannot express one of the differences. */
  readonly overlay?: string;
}

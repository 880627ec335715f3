import type {JsonObject} from '../../base/json.js';
import type {Spot} from '../../openapi/document/spec-problem.js';
import type {Pair} from '../../openapi/operation/parameter-style.js';

/** The documented responses of an operation: a slice of its document, with everything at the same pointers. Plain data. */
export interface ResponseSource {
  readonly file: string;
  readonly version: string;
  readonly slice: JsonObject;
  readonly operation: Spot;
  /** The operation in words: `GET /users`. */
  readonly name: string;
  /** Overlays apply to the document as it is written. One of Swagger 2.0 was converted. */
  readonly isConverted: boolean;
}

/** A response as a browser received it. */
export interface ReceivedResponse {
  readonly status: number;
  readonly contentType: string;
  /** Visible headers. */
  readonly headers: readonly Pair[];
  /** The browser hides none of them, as for its own origin. */
  readonly hasAllHeaders: boolean;
  /** The body. Absent where it cannot be checked: cut, a stream, or no body. */
  readonly body?: Uint8Array;
  /** The response has a body, checked or not. */
  readonly hasBody: boolean;
}

/** A difference between a response and its documentation. */
export interface Drift {
  /** `field`, `status`, `media` are not documented; a `missing` field or `header` is required; `type` is another one. */
  readonly kind: 'field' | 'missing' | 'type' | 'status' | 'media' | 'header';
  /** The property path, status, media type, or name of the header. */
  readonly name: string;
  /** Types of the value in the response; of a whole body where its status or media type is not documented. */
  readonly types: readonly string[];
  /** Documented types, for `type`. */
  readonly documented: readonly string[];
  /** Parts of the document that an overlay has to change. */
  readonly places: readonly Spot[];
  /** Media type of the response, where its status or media type is not documented. */
  readonly media?: string;
  /** Last step of `name`, for a property. */
  readonly property?: string;
}

/** The differences of one response, and the overlay that documents them. */
export interface DriftReport {
  readonly drifts: readonly Drift[];
  /** Absent if an overlay cannot express one of them. */
  readonly overlay?: string;
}

/** A request that the browser stores at the reader's wish. Plain data without secrets. */
export interface KeptRequest {
  /** Database key. Absent before the request is stored. */
  readonly id?: number;
  /** Origin of the API. */
  readonly origin: string;
  /** The operation: `GET /orders/{id}`. */
  readonly operation: string;
  readonly method: string;
  /** URL without secret parameters. */
  readonly url: string;
  /** Time in milliseconds since 1970. */
  readonly when: number;
  /** Status code, or 0 without a response. */
  readonly status: number;
  /** Milliseconds until the response was complete. */
  readonly ms: number;
  /** Path of the page that sent it. Includes the fragment on sites with hash routes. */
  readonly page: string;
  /** Link data that fills in the form again. Absent for token requests. */
  readonly fields?: string;
  /** `fields` contains every value that the reader entered. */
  readonly isComplete: boolean;
  /** Present if the reader allows bodies and responses to be stored. */
  readonly response?: KeptResponse;
}

export interface KeptResponse {
  readonly contentType: string;
  readonly text: string;
}

/** The parts of requests that the reader lets the browser store. `responses` includes bodies. */
export type KeptParts = 'nothing' | 'requests' | 'responses';

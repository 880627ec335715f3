/** A request that is kept on the device of a reader who wants that. Plain data, without anything secret. */
export interface KeptRequest {
  /** Number in the storage. Absent before it is stored. */
  readonly id?: number;
  /** Origin of the API. */
  readonly origin: string;
  /** The operation, as in `GET /orders/{id}`. */
  readonly operation: string;
  readonly method: string;
  /** Without parameters that may be secret. */
  readonly url: string;
  /** In milliseconds since 1970. */
  readonly when: number;
  /** 0 where no response arrived. */
  readonly status: number;
  /** Milliseconds until the response was complete. */
  readonly ms: number;
  /** Path of the page that sent it, with the route of a site that keeps routes in its fragment. */
  readonly page: string;
  /** Data of a link, which fills the form again. Absent for requests of tokens. */
  readonly fields?: string;
  /** Nothing that was filled in is missing in `fields`. */
  readonly isComplete: boolean;
  /** Only where the reader wants bodies and responses kept. */
  readonly response?: KeptResponse;
}

export interface KeptResponse {
  readonly contentType: string;
  readonly text: string;
}

/** The parts of requests that a reader lets the browser keep. `responses` includes bodies. */
export type KeptParts = 'nothing' | 'requests' | 'responses';

/** A request in the reader's local history, stored with the reader's consent. Plain data without secrets. */
export interface KeptRequest {
  /** Database key. Absent until the request is stored. */
  readonly id?: number;
  readonly origin: string;
  /** Method and path of the operation: `GET /orders/{id}`. */
  readonly operation: string;
  readonly method: string;
  /** URL without secret parameters. */
  readonly url: string;
  /** When the request was sent, in milliseconds since the Unix epoch. */
  readonly when: number;
  /** Status code, or 0 if no response arrived. */
  readonly status: number;
  /** Milliseconds until the response was complete. */
  readonly ms: number;
  /** Path of the page that sent the request. Includes the fragment on sites with hash routes. */
  readonly page: string;
  /** Form values in the format of a request link, to fill in the form again. Absent for token requests. */
  readonly fields?: string;
  /** True if `fields` contains every value that the reader entered. */
  readonly isComplete: boolean;
  /** Absent unless the reader allows the browser to store bodies and responses. */
  readonly response?: KeptResponse;
}

export interface KeptResponse {
  readonly contentType: string;
  readonly text: string;
}

/** Parts of requests that the reader allows the browser to store. `responses` includes the bodies of requests. */
export type KeptParts = 'nothing' | 'requests' | 'responses';

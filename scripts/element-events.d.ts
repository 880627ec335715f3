/** A problem with its location and its fix. */
export interface Problem {
  readonly code: string;
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly fix?: string;
  readonly place: {readonly file: string; readonly line: number; readonly column: number};
}

/** Fired after an element has shown its view. */
export interface OpenapiShownEvent extends Event {
  readonly type: 'openapi-shown';
  readonly view: {
    readonly title: string;
    readonly outline: readonly {readonly id: string; readonly text: string; readonly level: 2 | 3 | 4}[];
    readonly problems: readonly Problem[];
  };
}

/** Fired when an element has nothing to show. The element displays the reason. */
export interface OpenapiFailedEvent extends Event {
  readonly type: 'openapi-failed';
  readonly problems: readonly Problem[];
}

/**
 * A request of the form without credentials. The element adds credentials afterwards, and only if the origin is
 * unchanged.
 */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: {readonly kind: string; readonly text?: string};
}

/** Fired before the form sends a request. `preventDefault()` cancels the request. A listener can replace `request`. */
export interface OpenapiBeforeSendEvent extends Event {
  readonly type: 'openapi-before-send';
  request: OutgoingRequest;
}

/** Fired after a complete response has arrived. */
export interface OpenapiResponseEvent extends Event {
  readonly type: 'openapi-response';
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly ms: number;
    readonly bytes: number;
    readonly body: Uint8Array;
    readonly contentType: string;
  };
}

/** Credentials for an element's requests: for one scheme of the document, or for any scheme. */
export type GivenCredential =
  | {readonly scheme?: string; readonly value: string}
  | {readonly scheme?: string; readonly user: string; readonly password: string};

/** Fired after the reader selects another tab. */
export interface TabChangeEvent extends Event {
  readonly type: 'docs-tab-change';
  readonly label: string;
  readonly group: string;
}

/** A part of an operation that an element can hide. */
type HiddenPart = 'title' | 'description' | 'auth' | 'parameters' | 'body' | 'responses' | 'examples' | 'form';

/** Hidden parts, separated by spaces. The compiler checks the first three. */
export type HiddenParts =
  | HiddenPart
  | `${HiddenPart} ${HiddenPart}`
  | `${HiddenPart} ${HiddenPart} ${HiddenPart}`
  | `${HiddenPart} ${HiddenPart} ${HiddenPart} ${string}`;

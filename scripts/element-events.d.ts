/** A problem with its location and how to fix it. */
export interface Problem {
  readonly code: string;
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly fix?: string;
  readonly place: {readonly file: string; readonly line: number; readonly column: number};
}

/** The view of an element is in the page. */
export interface OpenapiShownEvent extends Event {
  readonly type: 'openapi-shown';
  readonly view: {
    readonly title: string;
    readonly outline: readonly {readonly id: string; readonly text: string; readonly level: 2 | 3 | 4}[];
    readonly problems: readonly Problem[];
  };
}

/** There is nothing to show; the element says why in its place. */
export interface OpenapiFailedEvent extends Event {
  readonly type: 'openapi-failed';
  readonly problems: readonly Problem[];
}

/** A request as the form sends it, without credentials: those are put in afterwards, and only while its origin stays. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: {readonly kind: string; readonly text?: string};
}

/** A request is about to be sent. `preventDefault()` keeps it back; `request` may be replaced by another one. */
export interface OpenapiBeforeSendEvent extends Event {
  readonly type: 'openapi-before-send';
  request: OutgoingRequest;
}

/** An answer has come whole. */
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

/** Credentials for requests of an element: for one scheme of the document, or for any. */
export type GivenCredential =
  | {readonly scheme?: string; readonly value: string}
  | {readonly scheme?: string; readonly user: string; readonly password: string};

/** A reader chose another tab. */
export interface TabChangeEvent extends Event {
  readonly type: 'docs-tab-change';
  readonly label: string;
  readonly group: string;
}

/** A part of an operation that an element can leave out. */
type HiddenPart = 'title' | 'description' | 'auth' | 'parameters' | 'body' | 'responses' | 'examples' | 'form';

/** Parts that an element leaves out, with spaces between them; the first three are checked. */
export type HiddenParts =
  | HiddenPart
  | `${HiddenPart} ${HiddenPart}`
  | `${HiddenPart} ${HiddenPart} ${HiddenPart}`
  | `${HiddenPart} ${HiddenPart} ${HiddenPart} ${string}`;

/** An error response of the proxy, instead of a response of the API. */
export interface Refusal {
  /** Code of the error. Never changes after a release. */
  readonly code: string;
  readonly status: number;
  readonly message: string;
  /** Instruction that begins with a verb. */
  readonly fix: string;
}

const refuse =
  (code: string, status: number) =>
  (message: string, fix: string): Refusal => ({code, status, message, fix});

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

/** All errors of the proxy. Messages never repeat text of pages and APIs, except names of hosts and methods. */
export const refusals = {
  callerForeign: (origin: string) =>
    refuse('caller-foreign', 403)(
      `The proxy does not allow requests from ${origin}.`,
      `start the proxy with --allow-origin ${origin}, or open the form on the documentation site.`,
    ),
  callerUnknown: () =>
    refuse('caller-unknown', 403)(
      'The request has neither Sec-Fetch-Site nor Origin, so the proxy cannot check its page.',
      'send it from the request form of a site with https, or call the API without the proxy.',
    ),
  callerNotScript: () =>
    refuse('caller-not-script', 403)(
      'The proxy accepts only requests of scripts. Browsers cannot open or embed its URL.',
      'open the URL of the API.',
    ),
  hostUnknown: (host: string) =>
    refuse('host-unknown', 403)(
      `The proxy does not allow the host name ${host}.`,
      `start the proxy with --allow-origin https://${host}.`,
    ),
  method: (method: string, methods: readonly string[]) =>
    refuse('method', 405)(
      `The proxy does not allow ${method}, because no operation of the documentation uses it.`,
      `use ${methods.join(', ')}.`,
    ),
  targetMissing: () =>
    refuse('target-missing', 400)(
      'The request URL needs exactly one parameter "url".',
      'write /_proxy?url=https%3A%2F%2F….',
    ),
  targetAddress: () =>
    refuse('target-address', 400)(
      'The parameter "url" is not a plain http or https URL.',
      'write https:// and a host, without user name, spaces, control characters or backslashes.',
    ),
  targetOrigin: (origin: string) =>
    refuse('target-origin', 403)(
      `${origin} is not an API of this documentation.`,
      `add "${origin}" to api.baseUrl of docs.json, or to "servers" of a document.`,
    ),
  targetPrivate: (host: string) =>
    refuse('target-private', 403)(
      `${host} is on this machine or in a private network.`,
      'start the proxy with --allow-private if only you use it. Otherwise, use a public server.',
    ),
  bodySize: (limit: number) =>
    refuse('body-size', 413)(
      `The request body is larger than ${megabytes(limit)}, the limit of the proxy.`,
      'send a smaller body, or call the API without the proxy.',
    ),
  answerSize: (limit: number) =>
    refuse('answer-size', 502)(
      `The response of the API is larger than ${megabytes(limit)}, the limit of the proxy.`,
      'request less, such as one page of a list, or call the API without the proxy.',
    ),
  answerShape: () =>
    refuse('answer-shape', 502)('The response of the API is not HTTP.', 'check the server of the API.'),
  connectTime: (limit: number) =>
    refuse('connect-time', 504)(
      `The API did not accept a connection within ${seconds(limit)}.`,
      'check that the server runs, and that the proxy can connect to it.',
    ),
  headersTime: (limit: number) =>
    refuse('headers-time', 504)(
      `The API did not start its response within ${seconds(limit)}.`,
      'check the server of the API, or raise the limit.',
    ),
  totalTime: (limit: number) =>
    refuse('total-time', 504)(
      `Request and response took longer than ${seconds(limit)}.`,
      'request less, or raise the limit.',
    ),
  busyClient: (limit: number) =>
    refuse('busy-client', 503)(
      `You already have ${limit} open requests, the limit of the proxy.`,
      'wait until one of them ends.',
    ),
  busy: (limit: number) =>
    refuse('busy', 503)(`The proxy already has ${limit} open requests, its limit.`, 'try again in a few seconds.'),
  nameUnknown: (host: string) =>
    refuse('name-unknown', 502)(
      `The host ${host} does not exist.`,
      'correct the host in api.baseUrl of docs.json, or in "servers" of the document.',
    ),
  connectionRefused: (host: string) =>
    refuse('connection-refused', 502)(`${host} refuses connections.`, 'start the server of the API.'),
  certificate: (host: string) =>
    refuse('certificate', 502)(
      `The proxy does not trust the certificate of ${host}.`,
      'renew the certificate, or set NODE_EXTRA_CA_CERTS to the certificate of its authority.',
    ),
  connectionLost: (host: string) =>
    refuse('connection-lost', 502)(
      `The connection to ${host} was lost.`,
      'try again, then check the server of the API.',
    ),
  callerLeft: () => refuse('caller-left', 499)('The client closed the connection.', 'send the request again.'),
} as const;

/** Thrown by a transport. Contains the response to return to the page. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

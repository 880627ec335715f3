/** An error from the proxy instead of an API response: the reason and the fix. */
export interface Refusal {
  /** Never changes after it is published. */
  readonly code: string;
  readonly status: number;
  readonly message: string;
  /** Begins with a verb. */
  readonly fix: string;
}

const refuse =
  (code: string, status: number) =>
  (message: string, fix: string): Refusal => ({code, status, message, fix});

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

/** All refusals of the proxy. They never repeat text of callers and APIs, except names of hosts and methods. */
export const refusals = {
  callerForeign: (origin: string) =>
    refuse('caller-foreign', 403)(
      `A page of ${origin} may not use this proxy.`,
      `add ${origin} to the allowed origins (--allow-origin), or open the form on the documentation site.`,
    ),
  callerUnknown: () =>
    refuse('caller-unknown', 403)(
      'The request does not say which page sends it: it has neither Sec-Fetch-Site nor Origin.',
      'send it from the try-it form of a site with https, or call the API without the proxy.',
    ),
  callerNotScript: () =>
    refuse('caller-not-script', 403)(
      'The proxy answers scripts of the documentation site only; it is no address to open or to embed.',
      'open the address of the API itself.',
    ),
  hostUnknown: (host: string) =>
    refuse('host-unknown', 403)(
      `This proxy does not know that its name is ${host}.`,
      `add the origin of the site (--allow-origin https://${host}).`,
    ),
  method: (method: string, methods: readonly string[]) =>
    refuse('method', 405)(
      `The proxy does not send ${method}: no operation of the documentation uses it.`,
      `use one of ${methods.join(', ')}.`,
    ),
  targetMissing: () =>
    refuse('target-missing', 400)('The address has no single parameter "url".', 'write /_proxy?url=https%3A%2F%2F….'),
  targetAddress: () =>
    refuse('target-address', 400)(
      'The parameter "url" is no plain http or https address.',
      'write it whole, with https:// and a host, without user name, spaces, control characters or backslashes.',
    ),
  targetOrigin: (origin: string) =>
    refuse('target-origin', 403)(
      `${origin} is not an API of this documentation.`,
      'name it in api.baseUrl of docs.json or in servers of a document, with the same scheme, host and port.',
    ),
  targetPrivate: (host: string) =>
    refuse('target-private', 403)(
      `${host} is an address of this machine or of a private network.`,
      'allow private addresses (--allow-private) if the proxy is for yourself; else name a public server.',
    ),
  bodySize: (limit: number) =>
    refuse('body-size', 413)(
      `The body of the request is larger than ${megabytes(limit)}, the limit of the proxy.`,
      'send less, or call the API without the proxy.',
    ),
  answerSize: (limit: number) =>
    refuse('answer-size', 502)(
      `The answer of the API is larger than ${megabytes(limit)}, the limit of the proxy.`,
      'ask for less, such as one page of a list, or call the API without the proxy.',
    ),
  answerShape: () =>
    refuse('answer-shape', 502)('The API answered with something that is not HTTP.', 'look at the server of the API.'),
  connectTime: (limit: number) =>
    refuse('connect-time', 504)(
      `The API did not accept a connection within ${seconds(limit)}.`,
      'check that the server runs and can be reached from the proxy.',
    ),
  headersTime: (limit: number) =>
    refuse('headers-time', 504)(
      `The API did not begin to answer within ${seconds(limit)}.`,
      'check the server of the API, or raise the limit.',
    ),
  totalTime: (limit: number) =>
    refuse('total-time', 504)(
      `Request and answer took longer than ${seconds(limit)}.`,
      'ask for less, or raise the limit.',
    ),
  busyClient: (limit: number) =>
    refuse('busy-client', 503)(
      `You have ${limit} requests under way, as many as the proxy allows.`,
      'wait until one of them has ended.',
    ),
  busy: (limit: number) =>
    refuse('busy', 503)(
      `The proxy has ${limit} requests under way, as many as it allows.`,
      'try again in a few seconds.',
    ),
  nameUnknown: (host: string) =>
    refuse('name-unknown', 502)(`There is no server with the name ${host}.`, 'correct the name of the server.'),
  connectionRefused: (host: string) =>
    refuse('connection-refused', 502)(`${host} refuses connections.`, 'start the server of the API.'),
  certificate: (host: string) =>
    refuse('certificate', 502)(
      `The certificate of ${host} is not trusted.`,
      'renew it, or make its authority known to the proxy (NODE_EXTRA_CA_CERTS).',
    ),
  connectionLost: (host: string) =>
    refuse('connection-lost', 502)(
      `The connection to ${host} broke.`,
      'try again; then look at the server of the API.',
    ),
  callerLeft: () => refuse('caller-left', 499)('The caller went away.', 'send the request again.'),
} as const;

/** A transport error with a response for the caller. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

import type {IncomingMessage, ServerResponse} from 'node:http';

/** A request with its complete body, and the pending response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Origin of this server, such as `http://127.0.0.1:4402`. */
  readonly origin: string;
  /** Path and query as received, not decoded. */
  readonly rawUrl: string;
  /** Decoded values of the path parameters. */
  readonly path: ReadonlyMap<string, string>;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

/** An operation of the API: its request line, and its handler. */
export interface Route {
  /** The operation's `operationId` in its API document. */
  readonly id: string;
  readonly method: string;
  /** A path template as in OpenAPI: `/trees/{id}`. */
  readonly path: string;
  readonly handle: (exchange: Exchange) => void | Promise<void>;
}

export function route(id: string, method: string, path: string, handle: Route['handle']): Route {
  return {id, method, path, handle};
}

/** Returns an integer query parameter within two limits. Returns the default if it is missing or invalid. */
export function queryNumber({query}: Exchange, name: string, [least, most, otherwise]: readonly number[]): number {
  const text = query.get(name);
  const value = text === null || text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  return Number.isNaN(value) ? otherwise! : Math.min(most!, Math.max(least!, value));
}

/** Returns the cookies of a request, not decoded. */
export function cookiesOf({headers}: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (headers.cookie ?? '').split(/;\s*/).filter(pair => pair.includes('='));
  return new Map(pairs.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

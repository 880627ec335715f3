import type {IncomingMessage, ServerResponse} from 'node:http';

/** One request with its whole body, and the answer that is still to be given. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Where this server is reached, such as `http://127.0.0.1:4402`. */
  readonly origin: string;
  /** Path and query as they came over the line: nothing is decoded. */
  readonly rawUrl: string;
  /** The values of the placeholders of the route's path, decoded. */
  readonly path: ReadonlyMap<string, string>;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

/** An operation of the API: what a request must look like, and what answers it. */
export interface Route {
  /** The `operationId` of the document that describes it. */
  readonly id: string;
  readonly method: string;
  /** A path with placeholders, as documents write it: `/trees/{id}`. */
  readonly path: string;
  readonly handle: (exchange: Exchange) => void | Promise<void>;
}

export function route(id: string, method: string, path: string, handle: Route['handle']): Route {
  return {id, method, path, handle};
}

/** A whole number of the query between two limits; the default where it is missing or is none. */
export function queryNumber({query}: Exchange, name: string, [least, most, otherwise]: readonly number[]): number {
  const text = query.get(name);
  const value = text === null || text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  return Number.isNaN(value) ? otherwise! : Math.min(most!, Math.max(least!, value));
}

/** The cookies of a request, as they were sent. */
export function cookiesOf({headers}: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (headers.cookie ?? '').split(/;\s*/).filter(pair => pair.includes('='));
  return new Map(pairs.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

import type {OutgoingHttpHeaders} from 'node:http';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {Exchange} from './exchange.js';

/** An invalid field of a request body, and its expected value. `field` is a path like `harvest.from`. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Problem details (RFC 9457). */
export interface ProblemAnswer {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
}

/** Sends a response with a complete body. */
export function send({response}: Exchange, type: string, body: string | Buffer, status = 200): void {
  response.writeHead(status, {'content-type': type, 'content-length': Buffer.byteLength(body)}).end(body);
}

export function sendJson(exchange: Exchange, value: unknown, status = 200): void {
  send(exchange, 'application/json', `${JSON.stringify(value, null, 2)}\n`, status);
}

export function sendProblem(exchange: Exchange, problem: ProblemAnswer): void {
  const value = {type: 'about:blank', ...problem};
  send(exchange, 'application/problem+json', `${JSON.stringify(value, null, 2)}\n`, problem.status);
}

export function sendNothing({response}: Exchange, status = 204): void {
  response.writeHead(status).end();
}

/** Sends the parts as they arrive, at the speed of the client. Stops when the client disconnects. */
export async function sendStream(
  {response}: Exchange,
  headers: OutgoingHttpHeaders,
  parts: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
): Promise<void> {
  response.writeHead(200, headers);
  // Sends the headers before the first part, which can take a while.
  response.flushHeaders();
  await pipeline(Readable.from(parts), response);
}

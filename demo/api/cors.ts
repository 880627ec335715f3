import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers below this path have no CORS headers, so that a browser keeps them from pages of other origins. */
export const withoutCors = '/no-cors';

/** Lets pages of other origins read the answer. No cookies: nothing here is meant for one reader alone. */
export function allowReading(response: ServerResponse, allowOrigin: string): void {
  response.setHeader('access-control-allow-origin', allowOrigin);
  response.setHeader('access-control-expose-headers', '*');
  if (allowOrigin !== '*') response.setHeader('vary', 'origin');
}

export function isPreflight({method, headers}: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Answers the question of a browser whether a page may send what it wants to send. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, methods: readonly string[]): void {
  response.setHeader('access-control-allow-methods', methods.join(', '));
  // `*` would not cover Authorization (Fetch standard, "CORS-preflight fetch").
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('access-control-allow-headers', wanted);
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
}

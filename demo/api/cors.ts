import type {IncomingMessage, ServerResponse} from 'node:http';

/** Path prefix of responses without CORS headers. A browser hides them from pages of other origins. */
export const withoutCors = '/no-cors';

/** Allows pages of other origins to read the response. Without cookies, because no response is private to a reader. */
export function allowReading(response: ServerResponse, allowOrigin: string): void {
  response.setHeader('access-control-allow-origin', allowOrigin);
  response.setHeader('access-control-expose-headers', '*');
  if (allowOrigin !== '*') response.setHeader('vary', 'origin');
}

export function isPreflight({method, headers}: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Responds to a CORS preflight request. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, methods: readonly string[]): void {
  response.setHeader('access-control-allow-methods', methods.join(', '));
  // `*` would not cover Authorization (Fetch standard, "CORS-preflight fetch").
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('access-control-allow-headers', wanted);
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
}

import {cookiesOf, type Exchange, type Route, route} from './exchange.js';
import {sendJson} from './respond.js';
import {styleCases, stylePath} from './style-cases.js';

/** Responds with the received request. Only the body is decoded, and returned as text and as bytes. */
export function echo(exchange: Exchange): void {
  const {request, rawUrl, body} = exchange;
  const mark = rawUrl.indexOf('?');
  const pairs = request.rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, request.rawHeaders[index + 1]]] : [],
  );
  sendJson(exchange, {
    method: request.method,
    url: rawUrl,
    path: mark < 0 ? rawUrl : rawUrl.slice(0, mark),
    query: mark < 0 ? '' : rawUrl.slice(mark + 1),
    headers: pairs,
    cookies: Object.fromEntries(cookiesOf(request)),
    contentType: request.headers['content-type'] ?? null,
    body: body.toString(),
    bodyBase64: body.toString('base64'),
  });
}

/** An echo operation for every method, and one operation for each style of parameters. */
export const echoRoutes: readonly Route[] = [
  route('echoGet', 'GET', '/echo', echo),
  route('echoPost', 'POST', '/echo', echo),
  route('echoPut', 'PUT', '/echo', echo),
  route('echoPatch', 'PATCH', '/echo', echo),
  route('echoDelete', 'DELETE', '/echo', echo),
  route('echoOptions', 'OPTIONS', '/echo', echo),
  ...styleCases.map(each => route(each.id, 'GET', stylePath(each), echo)),
];

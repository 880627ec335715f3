import {STATUS_CODES} from 'node:http';
import {gzipSync} from 'node:zlib';
import {type Exchange, queryNumber, type Route, route} from './exchange.js';
import {send, sendJson, sendNothing, sendProblem} from './respond.js';

/** Operations with unusual or deliberately wrong responses. */
export const answerRoutes: readonly Route[] = [
  route('getStatus', 'GET', '/status/{code}', answerStatus),
  route('redirect', 'GET', '/redirect', redirect),
  route('redirectAway', 'GET', '/redirect/away', redirectAway),
  route('getNothing', 'GET', '/empty', exchange => sendNothing(exchange)),
  route('getHeaders', 'GET', '/headers', answerHeaders),
  route('getBrokenJson', 'GET', '/broken-json', exchange =>
    send(exchange, 'application/json', '{"name": "Cox Orange", "price": 34'),
  ),
  route('getMalformedText', 'GET', '/malformed-utf8', exchange =>
    send(exchange, 'text/plain; charset=utf-8', Buffer.from([0x70, 0x65, 0x61, 0x72, 0xff, 0xfe, 0xc3, 0x28, 0x0a])),
  ),
  route('getCompressed', 'GET', '/gzip', exchange => {
    const trees = Array.from({length: 200}, (_, index) => ({id: `tree-${index + 1}`, species: 'apple'}));
    exchange.response.setHeader('content-encoding', 'gzip');
    send(exchange, 'application/json', gzipSync(JSON.stringify(trees)));
  }),
  route('breakOff', 'GET', '/close', ({response}) => {
    response.writeHead(200, {'content-type': 'text/plain', 'content-length': 1000});
    response.write('The branch br', () => response.destroy());
  }),
];

function answerStatus(exchange: Exchange): void {
  const text = exchange.path.get('code') ?? '';
  const status = Number(text);
  if (!/^[2-5]\d\d$/.test(text))
    sendProblem(exchange, {status: 400, title: 'Bad Request', detail: 'The code is to be one of 200 to 599.'});
  // These responses never have a body (RFC 9110, section 6.4.1).
  else if ([204, 205, 304].includes(status)) sendNothing(exchange, status);
  else sendJson(exchange, {status, title: STATUS_CODES[status] ?? 'Unknown'}, status);
}

function redirect(exchange: Exchange): void {
  const times = queryNumber(exchange, 'times', [1, 30, 1]);
  const wanted = queryNumber(exchange, 'status', [300, 308, 302]);
  const status = [301, 302, 303, 307, 308].includes(wanted) ? wanted : 302;
  const location = times > 1 ? `/redirect?times=${times - 1}&status=${status}` : '/echo?from=redirect';
  exchange.response.writeHead(status, {location}).end();
}

/** Redirects to the same server by its other host name, which is another origin. */
function redirectAway(exchange: Exchange): void {
  const elsewhere = `${exchange.origin.replace('127.0.0.1', 'localhost')}/echo?from=redirect`;
  const to = exchange.query.get('to') ?? elsewhere;
  const isAddress = URL.canParse(to) && /^https?:$/.test(new URL(to).protocol);
  if (isAddress) exchange.response.writeHead(302, {location: new URL(to).href}).end();
  else sendProblem(exchange, {status: 400, title: 'Bad Request', detail: '"to" is to be an address of http or https.'});
}

function answerHeaders(exchange: Exchange): void {
  const headers: Readonly<Record<string, string>> = {
    etag: '"cox-1"',
    'last-modified': 'Wed, 01 Oct 2025 07:28:00 GMT',
    link: '</trees?page=2>; rel="next", </trees?page=3>; rel="last"',
    'server-timing': 'db;dur=53, shed;desc="looking in the shed";dur=12.5',
    'x-request-id': '0f8b2c1e-7d4a-4a3e-9c55-0c1d7f6a2b90',
    'x-ratelimit-limit': '100',
    'x-ratelimit-remaining': '42',
    'retry-after': '30',
    'content-language': 'en',
    deprecation: '@1767225600',
    'x-long': 'apple '.repeat(60).trim(),
    'x-empty': '',
    'x-markup': '<b>not bold</b>',
  };
  for (const [name, value] of Object.entries(headers)) exchange.response.setHeader(name, value);
  sendJson(exchange, {sent: Object.keys(headers)});
}

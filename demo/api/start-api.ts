import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {allowReading, answerPreflight, isPreflight, withoutCors} from './cors.js';
import {routeFinder} from './find-route.js';
import {type Body, readBody} from './read-body.js';
import {type ProblemAnswer, sendProblem} from './respond.js';
import {buildRoutes} from './routes.js';

/** A request as received. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  /** Alternating names and values, as received. */
  readonly rawHeaders: readonly string[];
  /** At most the first megabyte. */
  readonly body: Buffer;
}

export interface RunningApi {
  /** For example `http://127.0.0.1:4402`. */
  readonly origin: string;
  /** The last thousand requests, including preflights and rejected requests. */
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
}

export interface ApiOptions {
  /** Defaults to 0: any free port. A port in use is also replaced by a free one. */
  readonly port?: number;
  /** The only origin whose pages can read responses. Defaults to every origin. */
  readonly allowOrigin?: string;
}

const mostRecorded = 1000;
const recordedBytes = 1_000_000;

/** Starts the API with new data. It accepts only connections from this computer. */
export async function startApi({port = 0, allowOrigin = '*'}: ApiOptions = {}): Promise<RunningApi> {
  const requests: RecordedRequest[] = [];
  const finder = routeFinder(buildRoutes());
  let origin = '';

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rawUrl = request.url ?? '/';
    const method = request.method ?? 'GET';
    const body = await readBody(request);
    requests.push({method, url: rawUrl, rawHeaders: request.rawHeaders, body: body.bytes.subarray(0, recordedBytes)});
    if (requests.length > mostRecorded) requests.shift();

    const [fullPath, query] = splitUrl(rawUrl);
    const exchange = {request, response, origin, rawUrl, query: new URLSearchParams(query), body: body.bytes};
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cache-control', 'no-store');
    const hidden = fullPath.startsWith(`${withoutCors}/`);
    const path = hidden ? fullPath.slice(withoutCors.length) : fullPath;
    const refusal = refusalOf(request, body);
    if (!hidden && !refusal) allowReading(response, allowOrigin);
    if (refusal) return sendProblem({...exchange, path: new Map()}, refusal);
    const methods = finder.methods(path);
    if (isPreflight(request) && !hidden) return answerPreflight(request, response, methods);
    const found = finder.find(method, fullPath) ?? finder.find(method, path);
    if (found) return found.route.handle({...exchange, path: found.path});
    if (methods.length > 0) response.setHeader('allow', methods.join(', '));
    sendProblem({...exchange, path: new Map()}, nothingThere(method, path, methods));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The client disconnected during the request or the response.
      if (request.socket.destroyed) return;
      console.error(error);
      response.destroy();
    });
  });
  origin = `http://127.0.0.1:${await listen(server, port)}`;
  return {
    origin,
    requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function splitUrl(url: string): readonly [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

function refusalOf({headers}: IncomingMessage, {isWhole}: Body): ProblemAnswer | undefined {
  // Prevents DNS rebinding: a page of another site could point its own host name to this server.
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  if (!['localhost', '127.0.0.1', '[::1]'].includes(host))
    return {status: 403, title: 'Forbidden', detail: 'This server answers on localhost only.'};
  if (!isWhole) return {status: 413, title: 'Content Too Large', detail: 'A body has at most 32 MB here.'};
  return undefined;
}

function nothingThere(method: string, path: string, methods: readonly string[]): ProblemAnswer {
  return methods.length === 0
    ? {status: 404, title: 'Not Found', detail: `There is nothing at ${path}.`}
    : {status: 405, title: 'Method Not Allowed', detail: `${path} knows ${methods.join(', ')}, not ${method}.`};
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') server.listen(0, '127.0.0.1');
      else reject(error);
    });
    server.on('listening', () => resolve((server.address() as AddressInfo).port));
    server.listen(port, '127.0.0.1');
  });
}

import {createServer, type IncomingMessage, type Server} from 'node:http';
import {basename, dirname} from 'node:path';
import {createMockHandler} from '../../../../src/api-reference/mock/mock-handler.js';
import {openReader} from '../../../../src/api-reference/views/local-reader.js';
import {formatProblem} from '../../../../src/base/problem.js';
import {isLoopback, parseOrigin} from '../../../../src/base/web-url.js';
import {createOpenValidator} from '../../../../src/openapi/validation/open-validator.js';
import {openNodeFiles} from '../../files/files.js';
import {createHostCheck, hostNotAllowed} from '../../http/known-host.js';
import {formatServerUrl, listen, slowClients} from '../../http/listen.js';
import {setOriginForm} from '../../http/origin-form.js';
import {readBody, toHeaders} from '../../http/read-request.js';
import {sendText} from '../../http/send-text.js';
import {PatternThread} from '../../patterns/pattern-thread.js';
import type {Output} from '../../terminal/command.js';

interface MockCommand {
  /** Path of the API document. */
  readonly document: string;
  readonly host: string;
  readonly port: number;
  readonly allowOrigins: readonly string[];
}

/**
 * Runs `lectern mock`: a server that generates responses from an API document. Returns the reason if it could not
 * start.
 */
export async function runMock(
  {document, host, port, allowOrigins}: MockCommand,
  {out, err}: Output,
): Promise<Server | string> {
  const reader = openReader(basename(document), openNodeFiles(dirname(document)));
  const {index, problems} = await reader.index();
  if (!index) return problems.map(formatProblem).join('\n');
  for (const each of problems.filter(({level}) => level === 'error')) err(formatProblem(each));
  const allowed = new Set(allowOrigins.map(each => parseOrigin(each)));
  const handler = createMockHandler(reader, {
    openValidator: createOpenValidator(new PatternThread()),
    // Allow pages of this machine to read responses, such as those of `lectern dev`.
    allows: origin => allowed.has(origin) || (URL.canParse(origin) && isLoopback(new URL(origin).hostname)),
  });
  const isAllowed = createHostCheck(host);
  const server = createServer(slowClients, async (request, response) => {
    setOriginForm(request);
    try {
      if (!isAllowed(request)) throw new Refusal(403, hostNotAllowed);
      const answer = await handler(await toRequest(request));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      if (response.headersSent) return response.destroy();
      const {status, message} = error instanceof Refusal ? error : new Refusal(500, 'The mock failed.');
      sendText(response, status, message);
    }
  });
  const used = await listen(server, port, host);
  if (typeof used === 'string') return used;
  out(`The mock of ${index.title} is at ${formatServerUrl(host, used)} (${index.operations.length} operations).`);
  out('Press Ctrl+C to stop.');
  return server;
}

/** Error with the status for a request that the server rejects. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Maximum size of a request body in bytes. */
const MAX_BODY_BYTES = 10_000_000;

async function toRequest(request: IncomingMessage): Promise<Request> {
  const {method = 'GET', headers, url = '/'} = request;
  if (/^(?:connect|trace|track)$/i.test(method)) throw new Refusal(405, `The mock does not support ${method}.`);
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) throw new Refusal(413, `The body is larger than ${MAX_BODY_BYTES / 1e6} MB.`);
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(`/${url.replace(/^\/*/, '')}`, 'http://localhost'), {
    method,
    headers: toHeaders(headers),
    ...(hasBody && {body}),
  });
}

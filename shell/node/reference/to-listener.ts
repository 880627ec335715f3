import type {IncomingMessage, ServerResponse} from 'node:http';
import type {ReferenceHandler} from '../../../src/reference/reference-options.js';
import {listHeaders} from '../http/read-request.js';
import {sendText} from '../http/send-text.js';

/** A request of Node, Express or Connect. The last two store the client's original URL under another name. */
type NodeRequest = IncomingMessage & {readonly originalUrl?: string};

/** Converts a handler to a request listener for `node:http` and middleware. Errors are passed to `next`, if present. */
export function toListener(
  handler: ReferenceHandler,
): (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void) => Promise<void> {
  return async (request, response, next) => {
    try {
      const answer = await handler(toRequest(request));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined);
    } catch (error) {
      if (next) next(error);
      else if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Lectern cannot read the document.');
    }
  };
}

function toRequest(request: NodeRequest): Request {
  const {method = 'GET', headers, originalUrl, url = '/'} = request;
  const path = `/${(originalUrl ?? url).replace(/^\/*/, '')}`;
  const host = `http://${headers.host}`;
  const address = new URL(path, URL.canParse(host) ? host : 'http://localhost');
  // A `Request` cannot have these methods (Fetch standard, section 2.2.1), so another rejected method represents them.
  const isForbidden = /^(?:connect|trace|track)$/i.test(method);
  return new Request(address, {method: isForbidden ? 'DELETE' : method, headers: listHeaders(headers)});
}

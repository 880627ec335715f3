import type {IncomingMessage, ServerResponse} from 'node:http';
import type {ReferenceHandler} from '../../../src/reference/reference-options.js';
import {toHeaders} from '../http/read-request.js';
import {sendText} from '../http/send-text.js';

/** Request of Node, Express, or Connect. The latter two change `url`, and store the original in `originalUrl`. */
type NodeRequest = IncomingMessage & {readonly originalUrl?: string};

/**
 * Converts a handler of `Request` to a listener for `node:http`, Express, and Connect. Passes errors to `next`, if the
 * caller has one.
 */
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
  // `Request` throws for these methods (Fetch standard, section 2.2.1). Use another method that the handler rejects
  // too.
  const isForbidden = /^(?:connect|trace|track)$/i.test(method);
  return new Request(address, {method: isForbidden ? 'DELETE' : method, headers: toHeaders(headers)});
}

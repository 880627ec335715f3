import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {sendText} from '../../http/send-text.js';

const longestOrder = 1_000_000;

/**
 * Reads the JSON body of a request of a preview page. Returns a status code if it is invalid. Requires a JSON media
 * type: pages of other origins can't send it without CORS.
 */
export async function readJsonRequest<Order>(
  request: IncomingMessage,
  parse: (json: object) => Order | undefined,
): Promise<Order | number> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return 415;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    // Read a body to its end even if it is too large. Otherwise, the client sees a broken connection instead of the
    // status.
    if (length <= longestOrder) chunks.push(chunk as Buffer);
  }
  if (length > longestOrder) return 413;
  try {
    return parse(Object(JSON.parse(Buffer.concat(chunks).toString()))) ?? 400;
  } catch {
    return 400;
  }
}

export function refuseRequest(response: ServerResponse, status: number): void {
  sendText(response, status, 'This is not a command for the preview.');
}

/** Creates a request handler that replies to each valid body with a text of media type `type`. */
export function createRequestHandler<Order>(
  type: string,
  parse: (json: object) => Order | undefined,
  readAnswer: (order: Order) => Promise<string>,
): RequestListener {
  return async (request, response) => {
    const order = await readJsonRequest(request, parse);
    if (typeof order === 'number') return refuseRequest(response, order);
    const text = await readAnswer(order);
    response.writeHead(200, {'content-type': type, 'cache-control': 'no-store'}).end(text);
  };
}

export const isText = (value: unknown): value is string => typeof value === 'string';

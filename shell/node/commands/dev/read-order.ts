import type {IncomingMessage, ServerResponse} from 'node:http';

const longestOrder = 1_000_000;

/**
 * Reads the body of a preview request, or returns a status if it is invalid. Only pages of this server can send one,
 * because it must be JSON.
 */
export async function readOrder<Order>(
  request: IncomingMessage,
  parse: (json: object) => Order | undefined,
): Promise<Order | number> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return 415;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    // Read to its end, so that who sends it hears the answer.
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
  response.writeHead(status, {'content-type': 'text/plain; charset=utf-8'}).end('This is no order of a page.');
}

export const isText = (value: unknown): value is string => typeof value === 'string';

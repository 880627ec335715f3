import type {ServerResponse} from 'node:http';

/** Ends a response with a status and a plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {...headers, 'content-type': 'text/plain; charset=utf-8'}).end(text);
}

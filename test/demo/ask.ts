import {type IncomingHttpHeaders, type OutgoingHttpHeaders, request} from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

/** Sends a request unchanged: without URL normalization, redirects, or decompression. */
export function ask(origin: string, path: string, {method = 'GET', headers = {}, body}: Question = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    // Without a length, Node sends a DELETE body in a form that servers parse as the next request.
    const length = body === undefined ? {} : {'content-length': Buffer.byteLength(body)};
    const all = {...headers, ...length};
    const sent = request({host: hostname, port, path, method, headers: all, agent: false}, async response => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
      } catch (error) {
        return reject(error);
      }
      const bytes = Buffer.concat(chunks);
      resolve({status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString()});
    });
    sent.on('error', reject).end(body);
  });
}

/** Parses a JSON response. The test knows its type. */
export async function askJson<T = Record<string, unknown>>(origin: string, path: string, question?: Question) {
  const answer = await ask(origin, path, question);
  return {status: answer.status, headers: answer.headers, value: JSON.parse(answer.text) as T};
}

/** Returns options for a request with a JSON body. */
export function json(method: string, value: unknown): Question {
  return {method, headers: {'content-type': 'application/json'}, body: JSON.stringify(value)};
}

import type {IncomingMessage} from 'node:http';

/** The body of a request. `isWhole` is false if the body exceeds the limit. */
export interface Body {
  readonly bytes: Buffer;
  readonly isWhole: boolean;
}

const mostBytes = 32_000_000;

/**
 * Reads a body to its end even beyond the limit, because some clients read the response only after they have sent
 * everything.
 */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  return {bytes: Buffer.concat(chunks), isWhole: size <= mostBytes};
}

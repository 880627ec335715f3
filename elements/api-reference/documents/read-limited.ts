import {limits} from '../../../src/base/limits.js';

/**
 * Reads a response that is large or of unknown size. Returns undefined above the size limit for documents. Calls
 * `arrived` with the number of bytes so far.
 */
export async function readLimited(
  response: Response,
  arrived?: (bytes: number) => void,
): Promise<ArrayBuffer | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return response.arrayBuffer();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    size += value.byteLength;
    arrived?.(size);
    if (size > limits.spec) {
      void reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole.buffer;
}

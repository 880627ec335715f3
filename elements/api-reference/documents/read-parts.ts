import {limits} from '../../../src/base/limits.js';

/**
 * Reads a response part by part, and passes each part with the number of bytes received. Resolves to false above the
 * size limit for documents.
 */
export async function readParts(
  response: Response,
  take: (part: ArrayBuffer, received: number) => void,
): Promise<boolean> {
  const reader = response.body?.getReader();
  let received = 0;
  while (reader) {
    const {done, value} = await reader.read();
    if (done) break;
    received += value.byteLength;
    if (received > limits.spec) {
      void reader.cancel();
      return false;
    }
    take(value.byteLength === value.buffer.byteLength ? value.buffer : value.slice().buffer, received);
  }
  return true;
}

/** Joins the parts of a response. Returns a single part itself, without a copy. */
export function joinParts(parts: readonly ArrayBuffer[]): ArrayBuffer {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  const whole = new Uint8Array(parts.reduce((size, {byteLength}) => size + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  return whole.buffer;
}

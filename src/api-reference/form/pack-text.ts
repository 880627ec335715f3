import {decodeBase64Url, encodeBase64Url} from '../../base/base64.js';

/** Compresses a text for a URL fragment: deflate (RFC 1951), then base64url. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return encodeBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Decompresses a text from `packText`. Undefined for invalid input, and if the result exceeds `maxBytes`. */
export async function unpackText(packed: string, maxBytes: number): Promise<string | undefined> {
  if (packed.length > maxBytes || !/^[\w-]+$/.test(packed)) return undefined;
  try {
    const reader = new Blob([decodeBase64Url(packed)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    const decoder = new TextDecoder('utf-8', {fatal: true});
    let text = '';
    let size = 0;
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      // Stop early: a few bytes can decompress to gigabytes.
      if (size > maxBytes) {
        void reader.cancel();
        return undefined;
      }
      text += decoder.decode(value, {stream: true});
    }
  } catch {
    return undefined;
  }
}

/** Compresses a text for a fragment: deflate (RFC 1951), then base64url (RFC 4648, section 5). */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reverses `packText`. Undefined for other text, and for what unpacks to more than `maxBytes`. */
export async function unpackText(packed: string, maxBytes: number): Promise<string | undefined> {
  if (packed.length > maxBytes || !/^[\w-]+$/.test(packed)) return undefined;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, each => each.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', {fatal: true});
    let text = '';
    let size = 0;
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      // A few bytes may unpack to gigabytes.
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

/** Encodes bytes as base64 (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  // Convert byte by byte: a single call with one argument per byte would exceed the engine's limit.
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}

/** Encodes bytes as base64url without padding (RFC 4648, section 5). */
export function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes base64url. Throws for invalid text. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, each => each.charCodeAt(0));
}

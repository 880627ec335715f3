/** Returns the SHA-256 of bytes in hexadecimal. Available only in secure contexts, as in browsers. */
export async function hashSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
}

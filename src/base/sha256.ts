/** Returns the SHA-256 of bytes as hexadecimal digits. Browsers provide it only in secure contexts. */
export async function hashSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
}

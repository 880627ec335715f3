/**
 * Returns a hash of bytes as 14 letters and digits, to distinguish versions of a file. Offers no protection against
 * forged files. Needs no secure context, unlike Web Crypto.
 */
export function hashContent(bytes: Uint8Array): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    one = Math.imul(one ^ byte, 0x9e3779b1);
    other = Math.imul(other ^ byte, 0x5f356495);
    // Shift down the high bits, because multiplication only moves bits up.
    one ^= one >>> 15;
    other ^= other >>> 13;
  }
  return [one, other].map(half => (half >>> 0).toString(36).padStart(7, '0')).join('');
}

/**
 * Saves bytes under a name. They have no type of their own: whoever opens the address instead gets a file too, and
 * nothing of it runs under the origin of the page (security rule A10).
 */
export function saveFile(bytes: Uint8Array, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], {type: 'application/octet-stream'}));
  link.download = name;
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

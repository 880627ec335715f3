/**
 * Saves bytes as a file. The URL has no media type of its own, so opening it also downloads a file, and nothing runs
 * under the page's origin (security rule A10).
 */
export function saveFile(bytes: Uint8Array, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], {type: 'application/octet-stream'}));
  link.download = name;
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

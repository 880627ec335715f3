/**
 * Saves bytes as a file. Omits the media type, so that no browser opens the file instead: its scripts would run under
 * the page's origin (security rule A10).
 */
export function saveFile(bytes: Uint8Array, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], {type: 'application/octet-stream'}));
  link.download = name;
  link.click();
  // Wait until the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

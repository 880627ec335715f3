/** Whether a text begins as an address of the web, not as a path of the project. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

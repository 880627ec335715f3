/** Returns a prompt for an assistant about a page: the URL of its text, and the subject. */
export function askAbout(address: string, about: string): string {
  return `Read ${address} and answer questions about ${about}.`;
}

/** Returns a prompt for an assistant about a page: the URL of its text, and the subject. */
export function askAbout(url: string, about: string): string {
  return `Read ${url} and answer questions about ${about}.`;
}

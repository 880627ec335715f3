/** What an assistant is told of a page: where its text lies, and what of it is meant. */
export function askAbout(address: string, about: string): string {
  return `Read ${address} and answer questions about ${about}.`;
}

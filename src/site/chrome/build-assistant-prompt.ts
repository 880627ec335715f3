/** Returns a prompt that asks an assistant to read the page text at `url`. `about` is the subject. */
export function buildAssistantPrompt(url: string, about: string): string {
  return `Read ${url} and answer questions about ${about}.`;
}

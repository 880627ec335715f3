/** A file of the output, by its path. */
export interface OutputFile<Text = string> {
  readonly path: string;
  readonly text: Text;
}

/** Returns the Markdown of a page: `guide/intro.md`. A project's own file of that name is that page's source. */
export function toMarkdownPath(slug: string): string {
  return `${slug}.md`;
}

export type WriteFile<Text = string> = (path: string, text: Text) => void | Promise<void>;

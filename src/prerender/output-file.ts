/** A file to write, with its path in the output. */
export interface OutputFile<Text = string> {
  readonly path: string;
  readonly text: Text;
}

/**
 * Returns the path of a page's Markdown: `guide/intro.md`. If the project has a file with this path, it is the page's
 * source.
 */
export function toMarkdownPath(slug: string): string {
  return `${slug}.md`;
}

export type WriteFile<Text = string> = (path: string, text: Text) => void | Promise<void>;

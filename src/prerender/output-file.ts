/** An output file with its path. */
export interface OutputFile<Text = string> {
  readonly path: string;
  readonly text: Text;
}

/** Returns the Markdown path of a page: `guide/intro.md`. A project file with this path is the page's source. */
export function toMarkdownPath(slug: string): string {
  return `${slug}.md`;
}

export type WriteFile<Text = string> = (path: string, text: Text) => void | Promise<void>;

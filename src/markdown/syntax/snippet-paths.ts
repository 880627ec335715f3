/**
 * Returns the possible paths of `<Snippet file="x.mdx">`: from the project root, or in the folder `snippets`
 * (`_snippets` in older projects).
 */
export function listSnippetPaths(file: string): readonly string[] {
  if (file.startsWith('/')) return [file];
  if (/^_?snippets\//.test(file)) return [`/${file}`];
  return [`/snippets/${file}`, `/_snippets/${file}`];
}

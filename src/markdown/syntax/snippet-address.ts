/**
 * Files that `<Snippet file="x.mdx">` may mean: a path from the project root, or a file of the folder `snippets`, which
 * older projects call `_snippets`.
 */
export function snippetAddresses(file: string): readonly string[] {
  if (file.startsWith('/')) return [file];
  if (/^_?snippets\//.test(file)) return [`/${file}`];
  return [`/snippets/${file}`, `/_snippets/${file}`];
}

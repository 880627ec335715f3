/** `<Snippet file="x.mdx">` names a file of the folder `snippets`, or a path from the project root. */
export function snippetAddress(file: string): string {
  if (file.startsWith('/')) return file;
  return /^_?snippets\//.test(file) ? `/${file}` : `/snippets/${file}`;
}

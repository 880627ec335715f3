/** The text of a document refers to another file; cheap, and right about most. */
export function hasOtherFiles(text: string): boolean {
  return /\$ref["']?\s*:\s*["']?[^#"'\s]/.test(text);
}

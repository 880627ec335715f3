/** Returns whether a document probably refers to another file. Cheap, and right about most. */
export function hasOtherFiles(text: string): boolean {
  return /\$ref["']?\s*:\s*["']?[^#"'\s]/.test(text);
}

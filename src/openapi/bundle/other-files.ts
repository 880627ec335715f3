/** Returns whether a document probably refers to other files. A fast guess from its text. */
export function hasOtherFiles(text: string): boolean {
  return /\$ref["']?\s*:\s*["']?[^#"'\s]/.test(text);
}

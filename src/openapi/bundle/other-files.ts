/** Guesses from the text whether a document refers to other files. Fast, because it does not parse the text. */
export function hasOtherFiles(text: string): boolean {
  return /\$ref["']?\s*:\s*["']?[^#"'\s]/.test(text);
}

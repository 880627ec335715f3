/** Returns whether a word is a language code of docs.json: `de`, `pt-BR`. */
export function isNamedLanguage(word: string): boolean {
  return /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/.test(word);
}

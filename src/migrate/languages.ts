/** Whether a word is the code of a language, as docs.json has them: `de`, `pt-BR`. */
export function isNamedLanguage(word: string): boolean {
  return /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/.test(word);
}

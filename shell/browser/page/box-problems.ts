/** Adds the style sheet of problem messages. Pages without components do not have it, and would show plain text. */
export function boxProblems(): void {
  import('./problem-sheet.js').catch(() => {});
}

/** Adds the style sheet of callouts, which show problems. A page without components has not loaded it. */
export function addProblemStyles(): void {
  import('./problem-sheet.js').catch(() => {});
}

/** Gives messages of problems their box. Pages without components have no sheet for it, and without one it is words still. */
export function boxProblems(): void {
  import('./problem-sheet.js').catch(() => {});
}

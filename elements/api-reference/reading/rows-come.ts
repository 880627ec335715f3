/** Returns whether the rows of a section are still loading. */
export function isFilling(fold: HTMLElement): boolean {
  return fold.dataset.row !== undefined || fold.ariaBusy === 'true';
}

/** Waits until a condition is true, or until `patience` milliseconds have passed. */
export async function waitFor(isSo: () => boolean, patience: number): Promise<void> {
  const end = performance.now() + patience;
  while (!isSo() && performance.now() < end) await new Promise(done => setTimeout(done, 30));
}

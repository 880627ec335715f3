/** Returns whether a section is still loading its rows. */
export function isLoadingRows(fold: HTMLElement): boolean {
  return fold.dataset.row !== undefined || fold.ariaBusy === 'true';
}

/** Resolves when `isSo` returns true, or after `timeout` milliseconds. */
export async function waitUntil(isSo: () => boolean, patience: number): Promise<void> {
  const end = performance.now() + patience;
  while (!isSo() && performance.now() < end) await new Promise(done => setTimeout(done, 30));
}

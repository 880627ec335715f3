/** Resolves before the next frame. In a hidden window, which has no frames, resolves after 100 ms. */
export function waitForFrame(): Promise<void> {
  return new Promise(done => {
    requestAnimationFrame(() => done());
    setTimeout(done, 100);
  });
}

/** Resolves after the browser has painted the current DOM. */
export async function waitForPaint(): Promise<void> {
  await waitForFrame();
  await new Promise(done => setTimeout(done));
}

/**
 * Resolves when the browser is idle, or after `timeout` milliseconds. In Safari, which lacks `requestIdleCallback`,
 * resolves after a short delay.
 */
export function waitForIdle(timeout?: number): Promise<void> {
  return new Promise(done => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), timeout === undefined ? {} : {timeout});
    else setTimeout(done, 50);
  });
}

/** Resolves when no element of `part` is pressed: replacing it between press and release would lose the click. */
export async function waitForRelease(part: Element): Promise<void> {
  while (part.matches(':active')) await waitForFrame();
}

/** Resolves to false after a time. Race it against a promise to limit waiting. */
export function delay(milliseconds: number): Promise<false> {
  return new Promise(done => setTimeout(done, milliseconds, false));
}

/**
 * Resolves before the browser lays out the next frame. A hidden window has no frames, so resolves after a tenth of a
 * second.
 */
export function nextFrame(): Promise<void> {
  return new Promise(done => {
    requestAnimationFrame(() => done());
    setTimeout(done, 100);
  });
}

/** Resolves when the current document has been painted. */
export async function painted(): Promise<void> {
  await nextFrame();
  await new Promise(done => setTimeout(done));
}

/**
 * Resolves when the browser is idle, or after a timeout in milliseconds. In Safari, which does not support it, resolves
 * soon.
 */
export function idle(timeout?: number): Promise<void> {
  return new Promise(done => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), timeout === undefined ? {} : {timeout});
    else setTimeout(done, 50);
  });
}

/** Resolves when no element is pressed: removing it between press and release would lose the click. */
export async function released(part: Element): Promise<void> {
  while (part.matches(':active')) await nextFrame();
}

/** Resolves to false after this time. */
export function after(milliseconds: number): Promise<false> {
  return new Promise(done => setTimeout(done, milliseconds, false));
}

/** The moment before the browser lays the next picture out. A hidden window draws none: there a tenth of a second. */
export function nextFrame(): Promise<void> {
  return new Promise(done => {
    requestAnimationFrame(() => done());
    setTimeout(done, 100);
  });
}

/** When what stands in the document is on the screen. */
export async function painted(): Promise<void> {
  await nextFrame();
  await new Promise(done => setTimeout(done));
}

/** When the browser has nothing else to do, at the latest after so many milliseconds; where it cannot say (Safari), soon. */
export function idle(timeout?: number): Promise<void> {
  return new Promise(done => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), timeout === undefined ? {} : {timeout});
    else setTimeout(done, 50);
  });
}

/** When the reader holds nothing of an element pressed: what goes away between press and release takes the click with it. */
export async function released(part: Element): Promise<void> {
  while (part.matches(':active')) await nextFrame();
}

export function after(milliseconds: number): Promise<false> {
  return new Promise(done => setTimeout(done, milliseconds, false));
}

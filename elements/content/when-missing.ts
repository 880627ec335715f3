/** Runs `act` if a picture cannot be loaded, also one that failed before this code was there. */
export function whenMissing(image: HTMLImageElement, act: () => void): void {
  // One without an address, or a lazy one, is complete from the start and has not failed. A drawing may have no size.
  if (image.complete && image.currentSrc && image.naturalWidth === 0) void image.decode().catch(act);
  image.addEventListener('error', act, {once: true});
}

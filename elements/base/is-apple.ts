/** Returns whether the reader's keyboard has a Command key. */
export function isApple(): boolean {
  return /Mac|iP/.test(navigator.platform);
}

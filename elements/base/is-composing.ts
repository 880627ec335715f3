/**
 * Returns whether a key belongs to an input method, for example Enter that accepts a Japanese word. WebKit ends the
 * composition before this event, and marks it by the key code 229 only.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

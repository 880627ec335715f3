/** Results of the watchers: milliseconds from navigation to the visible text, and the longest task. */
export interface Seen {
  readonly seen: {first: number; longest: number};
}

/** Runs in the page: waits for the words of an operation. Polls rarely, so that polling does not affect the time. */
export function watchWords(words: string): void {
  const seen = {first: 0, longest: 0};
  Object.assign(globalThis, {seen});
  const holds = (root: Document | ShadowRoot): boolean =>
    (root instanceof Document ? root.body?.textContent : root.textContent)?.includes(words) === true ||
    [...root.querySelectorAll('*')].some(each => each.shadowRoot && holds(each.shadowRoot));
  const look = () => {
    if (holds(document)) seen.first = performance.now();
    else setTimeout(look, 50);
  };
  look();
}

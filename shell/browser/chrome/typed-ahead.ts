/** Keys that a reader types between opening the search and its first frame. */
export interface TypedAhead {
  /** Stops listening. Returns the text, or undefined if the reader pressed Escape. */
  stop(): string | undefined;
}

/**
 * Collects the keys for a field that is not there yet. A field that the reader goes to meanwhile keeps its own keys.
 */
export function collectKeys(): TypedAhead {
  let letters: readonly string[] = [];
  let isCancelled = false;
  let isElsewhere = false;
  const collect = (event: KeyboardEvent) => {
    if (isCancelled || isElsewhere) return;
    const {key} = event;
    // AltGr makes characters, and counts as Ctrl and Alt.
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    const isLetter = [...key].length === 1;
    if (isCommand ? !/^k$/i.test(key) : !isLetter && !/^(?:Backspace|Enter|Escape)$/.test(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === 'Escape') isCancelled = true;
    else if (key === 'Backspace') letters = letters.slice(0, -1);
    else if (isLetter && !isCommand) letters = [...letters, key];
  };
  // Fields inside a shadow root are behind their host.
  const enter = (event: FocusEvent) => {
    isElsewhere = (event.composedPath()[0] as Element).matches('input, textarea, select, [contenteditable]');
  };
  const leave = () => {
    isElsewhere = false;
  };
  const listeners = new AbortController();
  const options = {capture: true, signal: listeners.signal};
  document.addEventListener('keydown', collect, options);
  document.addEventListener('focusin', enter, options);
  document.addEventListener('focusout', leave, options);
  return {
    stop() {
      listeners.abort();
      return isCancelled ? undefined : letters.join('');
    },
  };
}

/** Keys that a reader types before the search shows its first frame. */
interface TypedAhead {
  /** Stops listening. Returns the text, or undefined if the reader pressed Escape. */
  stop(): string | undefined;
}

/** Collects keys for a field that does not exist yet. Ignores keys in other fields. */
export function collectKeys(): TypedAhead {
  const before = document.activeElement;
  let letters: readonly string[] = [];
  let isCancelled = false;
  const collect = (event: KeyboardEvent) => {
    if (isCancelled || (document.activeElement !== before && isTyped(event))) return;
    const {key} = event;
    // AltGr types characters, but counts as Ctrl and Alt.
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    const isLetter = [...key].length === 1;
    if (isCommand ? key !== 'k' : !isLetter && !/^(?:Backspace|Enter|Escape)$/.test(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === 'Escape') isCancelled = true;
    else if (key === 'Backspace') letters = letters.slice(0, -1);
    else if (isLetter && !isCommand) letters = [...letters, key];
  };
  document.addEventListener('keydown', collect, true);
  return {
    stop() {
      document.removeEventListener('keydown', collect, true);
      return isCancelled ? undefined : letters.join('');
    },
  };
}

/** Returns whether a key goes to a field. A field in a shadow root appears as its host. */
export function isTyped(event: KeyboardEvent): boolean {
  return (event.composedPath()[0] as Element).closest?.('input, textarea, select, [contenteditable]') != null;
}

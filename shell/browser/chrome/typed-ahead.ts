/** Records keys that a reader types before the search dialog is visible. */
interface TypedAhead {
  /** Stops recording. Returns the typed text, or undefined if the reader pressed Escape. */
  stop(): string | undefined;
}

/** Starts to record typed keys, except those typed into a field. */
export function collectKeys(): TypedAhead {
  const before = document.activeElement;
  let letters: readonly string[] = [];
  let isCancelled = false;
  const collect = (event: KeyboardEvent) => {
    if (isCancelled || (document.activeElement !== before && isTyped(event))) return;
    const {key} = event;
    // AltGr types a character, although the event reports Ctrl and Alt.
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

/**
 * Returns whether a key is typed into a field. Checks the composed path, because the target of an event in a shadow
 * root is its host.
 */
export function isTyped(event: KeyboardEvent): boolean {
  return (event.composedPath()[0] as Element).closest?.('input, textarea, select, [contenteditable]') != null;
}

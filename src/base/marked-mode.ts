/** An element from the DOM or from parsed text. */
interface Marked {
  readonly parentElement: Marked | null;
  getAttribute(name: string): string | null;
}

const marks = ['class', 'data-theme', 'data-mode', 'data-color-mode', 'data-bs-theme', 'data-color-scheme'];

/** Returns light or dark from the nearest ancestor with a marker of a common framework. */
export function markedMode(element: Marked): 'light' | 'dark' | undefined {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const names = marks.flatMap(mark => each?.getAttribute(mark)?.toLowerCase().split(/\s+/));
    if (names.includes('dark')) return 'dark';
    if (names.includes('light')) return 'light';
  }
  return undefined;
}

export type ColorMode = 'light' | 'dark';

/** The part of an element, in the DOM or parsed from text, that `readMarkedMode` reads. */
interface Marked {
  readonly parentElement: Marked | null;
  getAttribute(name: string): string | null;
}

const marks = ['class', 'data-theme', 'data-mode', 'data-color-mode', 'data-bs-theme', 'data-color-scheme'];

/** Returns the color mode that the nearest ancestor sets by the class or attribute of a common framework. */
export function readMarkedMode(element: Marked): ColorMode | undefined {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const names = marks.flatMap(mark => each?.getAttribute(mark)?.toLowerCase().split(/\s+/));
    if (names.includes('dark')) return 'dark';
    if (names.includes('light')) return 'light';
  }
  return undefined;
}

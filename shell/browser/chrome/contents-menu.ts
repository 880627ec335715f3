/**
 * Closes the table of contents of an API page, which is a menu there: on a choice, on Escape, and on clicks outside.
 * Returns a function that removes the listeners.
 */
export function closeContents(contents: HTMLElement): () => void {
  const details = contents.querySelector('details');
  const close = () => {
    if (details) details.open = false;
  };
  const click = ({target}: Event) => {
    if ((target as Element).closest('.contents-link') || !contents.contains(target as Node)) close();
  };
  const key = ({key}: KeyboardEvent) => {
    if (key !== 'Escape' || !details?.open) return;
    close();
    details.querySelector('summary')?.focus();
  };
  document.addEventListener('click', click);
  contents.addEventListener('keydown', key);
  return () => {
    document.removeEventListener('click', click);
    contents.removeEventListener('keydown', key);
  };
}

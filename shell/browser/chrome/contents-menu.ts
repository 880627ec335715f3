/**
 * On pages with a column of examples the contents are a menu above the text: it closes on a choice, on Escape, and on a click
 * elsewhere. Gives back what ends that.
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

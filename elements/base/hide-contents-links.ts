/**
 * Selectors of content that something else replaces: closed tabs and `<View>`s, and the native view behind a
 * third-party viewer.
 */
const replaced = '.tab-panel[hidden], .view[hidden], openapi-endpoint[hidden]';

/** Hides entries of the table of contents whose heading is hidden. Hides the table if fewer than two entries remain. */
export function hideContentsLinks(): void {
  let shown = 0;
  let contents: HTMLElement | null = null;
  for (const link of document.querySelectorAll<HTMLElement>('.contents-link[data-id]')) {
    const isHidden = !!document.getElementById(link.dataset.id ?? '')?.closest(replaced);
    if (link.parentElement) link.parentElement.hidden = isHidden;
    contents ??= link.closest<HTMLElement>('.contents');
    if (!isHidden) shown++;
  }
  if (contents) contents.hidden = shown < 2;
}

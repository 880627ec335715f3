/** Parts of a page that another one replaces: closed tabs and `<View>`s, and the native view behind another viewer. */
const replaced = '.tab-panel[hidden], .view[hidden], openapi-endpoint[hidden]';

/** Hides the entries of the table of contents whose headings are not shown, and the table when fewer than two are left. */
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

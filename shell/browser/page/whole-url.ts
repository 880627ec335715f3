/**
 * Shows the whole address of an operation in its head: the base address that its view shows, before the path. Views come
 * later than heads, and readers change servers: looked for after every change of the article.
 */
export function showWholeUrls(article: HTMLElement): void {
  const show = () => {
    for (const view of article.querySelectorAll<HTMLElement>('.api-view')) {
      const scope = view.closest('openapi-endpoint[bound]') ? document : view;
      const path = scope.querySelector('.operation-head .operation-path');
      const base = view.querySelector('.base-url code')?.textContent?.trim().replace(/\/$/, '');
      if (!path || !base) continue;
      const known = path.previousElementSibling?.matches('.operation-base') ? path.previousElementSibling : undefined;
      if (known?.textContent === base) continue;
      const span = known ?? document.createElement('span');
      span.className = 'operation-base';
      span.textContent = base;
      if (!known) path.before(span);
    }
  };
  show();
  new MutationObserver(show).observe(article, {childList: true, subtree: true, characterData: true});
}

/**
 * Shows the full URL of an operation in the page header: base URL and path. Updates it when a view has loaded or the
 * reader chooses a server.
 */
export function showFullUrls(article: HTMLElement): void {
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

/** Returns the nearest `lang` around an element of a host page. Empty in a site, which sets its messages itself. */
export function findHostLanguage(element: Element): string {
  for (let at: Element | undefined = element; at; at = findHost(at)) {
    if (at.closest('docs-shell')) return '';
    const marked = at.closest<HTMLElement>('[lang]');
    if (marked) return marked.lang;
  }
  return '';
}

function findHost(element: Element): Element | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}

let seen: IntersectionObserver | undefined;

/**
 * Clicks a button when it becomes visible, to load more content while the reader scrolls. Leaves a focused button to
 * the reader. Lit directive `ref` calls this.
 */
export function clickWhenSeen(button: Element | undefined): void {
  if (!(button instanceof HTMLElement)) return;
  seen ??= new IntersectionObserver(entries => {
    for (const {isIntersecting, target} of entries) {
      const {activeElement} = target.getRootNode() as ShadowRoot;
      if (isIntersecting && target.isConnected && activeElement !== target) (target as HTMLElement).click();
    }
  });
  seen.observe(button);
}

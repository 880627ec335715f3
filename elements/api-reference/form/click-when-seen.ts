let seen: IntersectionObserver | undefined;

/** Clicks a button for more content when it becomes visible, unless it has the focus. Use it with `ref`. */
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

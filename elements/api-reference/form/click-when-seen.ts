let seen: IntersectionObserver | undefined;

/** A button that asks for more is pressed when it comes into view, unless the reader's focus is on it. For `ref`. */
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

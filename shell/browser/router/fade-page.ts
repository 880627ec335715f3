interface Transition {
  readonly ready: Promise<void>;
  readonly updateCallbackDone: Promise<void>;
}

/**
 * Fades from one page to the next. Title and sidebar mark move (`chrome-details.css`). Without support, or with reduced
 * motion, changes the page at once.
 */
export async function fadePage(change: () => void): Promise<void> {
  const {startViewTransition} = document as {startViewTransition?: (change: () => void) => Transition};
  if (!startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const {ready, updateCallbackDone} = startViewTransition.call(document, change);
  // The next click, or a hidden window, skips the animation, but not the change.
  ready.catch(() => {});
  await updateCallbackDone;
}

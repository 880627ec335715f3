interface Transition {
  readonly ready: Promise<void>;
  readonly updateCallbackDone: Promise<void>;
}

/**
 * Replaces one page with the next in a view transition. Title and sidebar mark move (`chrome-details.css`), and
 * everything else fades. Replaces it without an animation if the browser lacks view transitions or the reader prefers
 * reduced motion.
 */
export async function fadePage(change: () => void): Promise<void> {
  const {startViewTransition} = document as {startViewTransition?: (change: () => void) => Transition};
  if (!startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const {ready, updateCallbackDone} = startViewTransition.call(document, change);
  // `ready` rejects if a click or a hidden window skips the animation. The change still happens.
  ready.catch(() => {});
  await updateCallbackDone;
}

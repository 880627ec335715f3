/** Calls back once when an element comes near the viewport. Returns a function that cancels this. */
export function callWhenSeen(element: Element, callback: () => void): () => void {
  const seen = new IntersectionObserver(
    entries => {
      if (!entries.some(each => each.isIntersecting)) return;
      seen.disconnect();
      if (element.isConnected) callback();
    },
    {rootMargin: '400px'},
  );
  seen.observe(element);
  return () => seen.disconnect();
}

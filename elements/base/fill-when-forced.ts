const watched = new WeakSet<CSSStyleSheet>();

/** Fills an empty style sheet when the browser forces colors, now or later. */
export function fillWhenForced(made: CSSStyleSheet): void {
  if (watched.has(made)) return;
  watched.add(made);
  const query = matchMedia('(forced-colors: active)');
  const fill = async () => {
    if (!query.matches) return;
    query.onchange = null;
    made.replaceSync((await import('../theme/forced-colors.css')).default);
  };
  query.onchange = fill;
  void fill();
}

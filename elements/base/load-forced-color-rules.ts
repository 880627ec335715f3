const watched = new WeakSet<CSSStyleSheet>();

/** Loads the rules for forced colors into an empty style sheet, as soon as the browser forces colors. */
export function loadForcedColorRules(made: CSSStyleSheet): void {
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

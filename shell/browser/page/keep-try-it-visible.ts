/**
 * Keeps "Try it" of an API page visible while its method line is outside the viewport. Ignores operations inside an
 * author's page.
 */
export function keepTryItVisible(line: Element, button: HTMLElement): void {
  const main = line.closest('.page-head')?.parentElement;
  if (main)
    import('./operation-bar.js')
      .then(({showOperationBar}) => showOperationBar(main, line, button))
      .catch(() => undefined);
}

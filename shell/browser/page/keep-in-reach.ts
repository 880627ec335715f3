/** Keeps the page's "Try it" button visible while its line is scrolled away. Operations within a page have no bar. */
export function keepInReach(line: Element, button: HTMLElement): void {
  const main = line.closest('.page-head')?.parentElement;
  if (main)
    import('./operation-bar.js')
      .then(({showOperationBar}) => showOperationBar(main, line, button))
      .catch(() => undefined);
}

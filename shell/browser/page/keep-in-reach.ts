/** Keeps "Try it" of the page within reach while its line is scrolled away; operations within a page have no bar. */
export function keepInReach(line: Element, button: HTMLElement): void {
  const main = line.closest('.page-head')?.parentElement;
  if (main)
    import('./operation-bar.js')
      .then(({showOperationBar}) => showOperationBar(main, line, button))
      .catch(() => undefined);
}

/** Creates the bar at the top of the window that shows how far the reader has scrolled. */
export function createProgressBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'site-progress';
  bar.setAttribute('aria-hidden', 'true');
  const draw = () => {
    const {scrollHeight, clientHeight, scrollTop} = document.documentElement;
    bar.style.transform = `scaleX(${scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0})`;
  };
  addEventListener('scroll', draw, {passive: true});
  return bar;
}

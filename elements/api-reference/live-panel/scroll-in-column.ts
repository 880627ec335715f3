/** Minimum height in pixels of a partly visible sample, when a response scrolls into view. */
const LEAST_OF_SAMPLE = 90;

/**
 * Scrolls a response into view in its column only. Heading and address bar of the request stay at the top of the
 * column.
 */
export function scrollInColumn(response: HTMLElement): void {
  const column = response.parentElement as HTMLElement;
  if (getComputedStyle(column).overflowY !== 'auto') {
    response.scrollIntoView({block: 'nearest'});
    return;
  }
  const shown = column.getBoundingClientRect();
  const {top, bottom} = response.getBoundingClientRect();
  const hidden = bottom - Math.min(shown.bottom, innerHeight) + 16;
  if (hidden <= 0) return;
  const bar = column.querySelector('.request-bar');
  const barHeight = bar ? bar.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(bar).top) : 0;
  // Beyond this, the end of the sample would push the address bar out of view.
  const end = bar?.parentElement?.getBoundingClientRect().bottom ?? top;
  const most = end - shown.top - barHeight;
  // Do not leave a few pixels of the sample below the address bar.
  column.scrollTop += most - hidden < LEAST_OF_SAMPLE ? Math.max(0, most) : hidden;
}

import type {ReactiveElement} from 'lit';
import type {TryItResponse} from '../response/try-it-response.js';
import {REVEAL_DELAY_MS} from '../try-it/session-parts.js';

/** Minimum height in pixels of a partly visible sample, when a response scrolls into view. */
const LEAST_OF_SAMPLE = 90;
/** Height in pixels of a response that is enough: its status, its tabs, and the first line of its body. */
const LEAST_OF_RESPONSE = 120;

/**
 * Scrolls a panel in its column only, unless enough of its response is visible. Heading and address bar of the request
 * stay at the top of the column.
 */
function scrollInColumn(panel: HTMLElement, response: HTMLElement): void {
  const column = panel.parentElement as HTMLElement;
  if (getComputedStyle(column).overflowY !== 'auto') {
    response.scrollIntoView({block: 'nearest'});
    return;
  }
  const shown = column.getBoundingClientRect();
  const {top, bottom} = panel.getBoundingClientRect();
  const {top: start, height} = response.getBoundingClientRect();
  const isVisible = Math.min(shown.bottom, innerHeight) - start >= Math.min(height, LEAST_OF_RESPONSE);
  if (isVisible && start >= shown.top) return;
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

/** Scrolls to a running request, unless its response arrives before and scrolls itself. */
export function revealLater(panel: ReactiveElement, canReveal: () => boolean): void {
  setTimeout(() => reveal(panel, canReveal), REVEAL_DELAY_MS);
}

/** Scrolls to a complete response, whose height has changed. Not if the reader has scrolled away meanwhile. */
export async function revealComplete(panel: ReactiveElement, canReveal: () => boolean): Promise<void> {
  await panel.updateComplete;
  await findResponse(panel)?.updateComplete;
  // The tree of a JSON body has its height after a frame.
  await waitForNextFrame().then(waitForNextFrame);
  const {top, bottom} = panel.getBoundingClientRect();
  if (top <= innerHeight && bottom >= 0) reveal(panel, canReveal);
}

function reveal(panel: ReactiveElement, canReveal: () => boolean): void {
  const response = findResponse(panel);
  if (response && canReveal()) scrollInColumn(panel, response);
}

function findResponse(panel: ReactiveElement): TryItResponse | null {
  return panel.renderRoot.querySelector('try-it-response');
}

function waitForNextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

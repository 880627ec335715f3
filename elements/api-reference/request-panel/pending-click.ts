/** Selector of the buttons that a panel handles. */
export const panelButtons = '.request-send, .request-fill, .request-sign-in';

/** Marks the button of a panel that the reader clicks before the panel's code has loaded. Can be called repeatedly. */
export function markPendingClicks(): void {
  // The browser adds the same listener only once.
  document.addEventListener('click', markClicked);
}

function markClicked(event: Event): void {
  const button = (event.composedPath()[0] as Element).closest?.('.request-send, .request-fill');
  if (!button?.closest('[data-offered]')) button?.setAttribute('aria-busy', 'true');
}

/** Returns the button of a panel that the reader clicked before its code had loaded. Call it once for each panel. */
export function takePendingClick(place: HTMLElement): Element | null {
  place.dataset.offered = '';
  const button = place.querySelector(':is(.request-send, .request-fill)[aria-busy]');
  button?.removeAttribute('aria-busy');
  return button;
}

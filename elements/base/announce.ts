/**
 * Delay before an announcement, in milliseconds. Screen readers miss text that appears together with its live region.
 */
const settled = 100;
const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Announces a text to screen readers. Puts the live region into the open dialog around `near`, because screen readers
 * ignore content outside it. Without a dialog, uses the shadow root or the page.
 */
export function announce(near: Element, text: string): void {
  const region = findOrCreateRegion(findPlace(near));
  clearTimeout(waiting.get(region));
  // Clear the region first: otherwise screen readers ignore a repeated text.
  region.textContent = '';
  waiting.set(
    region,
    setTimeout(() => {
      region.textContent = text;
    }, settled),
  );
}

function findPlace(near: Element): Element | ShadowRoot {
  for (let at: Node | null = near; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof HTMLDialogElement) return at;
  const root = near.getRootNode();
  return root instanceof ShadowRoot ? root : (document.querySelector('.site') ?? document.body);
}

function findOrCreateRegion(place: Element | ShadowRoot): Element {
  const found = [...place.children].find(each => each.matches('.visually-hidden[role="status"]'));
  if (found) return found;
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  place.append(region);
  return region;
}

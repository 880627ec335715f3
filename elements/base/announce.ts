/** Delay before an announcement, in milliseconds. Assistive technology misses text added to a new live region too soon. */
const settled = 100;
const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Announces a text to screen readers near an element. Uses its open dialog, because screen readers ignore content
 * outside of it, or the page.
 */
export function announce(near: Element, text: string): void {
  const region = regionOf(placeOf(near));
  clearTimeout(waiting.get(region));
  // Clear it first: repeating the same text must count as a change.
  region.textContent = '';
  waiting.set(
    region,
    setTimeout(() => {
      region.textContent = text;
    }, settled),
  );
}

function placeOf(near: Element): Element | ShadowRoot {
  for (let at: Node | null = near; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof HTMLDialogElement) return at;
  const root = near.getRootNode();
  return root instanceof ShadowRoot ? root : (document.querySelector('.site') ?? document.body);
}

function regionOf(place: Element | ShadowRoot): Element {
  const found = [...place.children].find(each => each.matches('.visually-hidden[role="status"]'));
  if (found) return found;
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  place.append(region);
  return region;
}

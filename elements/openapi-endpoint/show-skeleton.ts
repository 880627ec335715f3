/** Stands in a place that waits, in the shape of what comes: a line for the path, then fields. */
export function showSkeleton(place: HTMLElement): void {
  if (!place.hasAttribute('aria-busy') || place.querySelector('.operation-box')) return;
  const box = document.createElement('div');
  box.className = 'operation-skeleton';
  box.setAttribute('aria-hidden', 'true');
  for (let line = 0; line < 7; line++) box.append(document.createElement('i'));
  // A page may have something else for it.
  const slot = Object.assign(document.createElement('slot'), {name: 'loading'});
  slot.append(box);
  place.append(slot);
}

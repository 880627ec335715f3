/** Returns this page's path. With the hash router, adds the route in the fragment. */
export function locateOwnPage(): string {
  return location.pathname + (/^#\/[^?#]*/.exec(location.hash)?.[0] ?? '');
}

/** Returns the URL of a page of this origin, with a packed request in its fragment. */
export function linkToPage(page: string, packed: string | undefined): string {
  const {origin, pathname, hash} = new URL(page, location.origin);
  const url = origin === location.origin ? origin + pathname : location.href.replace(/#.*$/s, '');
  if (packed === undefined) return url + hash;
  return hash === '' ? `${url}#try=${packed}` : `${url}${hash}?try=${packed}`;
}

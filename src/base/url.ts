export type UrlUse = 'link' | 'image' | 'server';

const schemes: Readonly<Record<UrlUse, readonly string[]>> = {
  link: ['https:', 'http:', 'mailto:', 'tel:'],
  image: ['https:', 'http:', 'data:'],
  server: ['https:', 'http:'],
};

/**
 * Returns the URL if content may use it (security rule A4): parses it like a browser, then compares it with an
 * allow-list. Use the result, so that the checked URL is the one that is loaded. If it is undefined, render the text
 * without a link. Without `base`, relative URLs are not allowed.
 */
export function sanitizeUrl(value: string, use: UrlUse, base?: string): string | undefined {
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return undefined;
  }
  if (!schemes[use].includes(url.protocol)) return undefined;
  if (url.protocol === 'data:') return /^image\/(png|gif|jpeg|webp)[;,]/i.test(url.pathname) ? url.href : undefined;
  // Reject user names: `https://api.example.com@canary.invalid/` looks like one host but leads to another.
  return url.username || url.password ? undefined : url.href;
}

/** Removes the query and the fragment from a URL. Undefined for an invalid URL. */
export function removeQuery(url: string, base?: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined;
  const {origin, pathname} = new URL(url, base);
  return origin + pathname;
}

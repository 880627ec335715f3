export type UrlUse = 'link' | 'image' | 'server';

const schemes: Readonly<Record<UrlUse, readonly string[]>> = {
  link: ['https:', 'http:', 'mailto:', 'tel:'],
  image: ['https:', 'http:', 'data:'],
  server: ['https:', 'http:'],
};

/**
 * Decides which URLs in content are allowed (security rule A4). Parses the URL like a browser, and then applies an
 * allow-list. Returns the parsed form, so that the checked URL is the one in use. Undefined for a disallowed URL: show
 * its text without a link. Without `base`, relative URLs are disallowed.
 */
export function safeUrl(value: string, use: UrlUse, base?: string): string | undefined {
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return undefined;
  }
  if (!schemes[use].includes(url.protocol)) return undefined;
  if (url.protocol === 'data:') return /^image\/(png|gif|jpeg|webp)[;,]/i.test(url.pathname) ? url.href : undefined;
  // `https://api.example.com@canary.invalid/` looks like one host but leads to another.
  return url.username || url.password ? undefined : url.href;
}

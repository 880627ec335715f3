export type UrlUse = 'link' | 'image' | 'server';

const schemes: Readonly<Record<UrlUse, readonly string[]>> = {
  link: ['https:', 'http:', 'mailto:', 'tel:'],
  image: ['https:', 'http:', 'data:'],
  server: ['https:', 'http:'],
};

/**
 * The one decision which URLs of content are used (security rule A4): parsed as the browser parses it, then an allow-list.
 * Gives the parsed form, so that what was checked is what is used, or `undefined`: then show the text, without a link.
 * Without `base`, a relative URL is refused.
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
  // `https://api.example.com@canary.invalid/` looks like one host and is another.
  return url.username || url.password ? undefined : url.href;
}

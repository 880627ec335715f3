/** A host's response to one request. */
export type Hop =
  | {
      readonly kind: 'redirect';
      readonly to: string /** Undefined if the host has no status for it. */;
      readonly isPermanent?: boolean;
    }
  | {readonly kind: 'page'; readonly slug: string}
  | {readonly kind: 'missing'};

/** Responds to an encoded path with a query, as a browser sends it. */
export type Ask = (target: string) => Hop | Promise<Hop>;

const site = 'http://site.test';

/**
 * Follows a host's redirects, and returns the result in the table's notation. `moved` is a redirect without a status.
 */
export async function follow(ask: Ask, address: string): Promise<string> {
  let url = new URL(address, site);
  let isPermanent: boolean | undefined = true;
  let hasMoved = false;
  for (let hops = 0; hops < 12; hops++) {
    const hop = await ask(url.pathname + url.search);
    if (hop.kind !== 'redirect') {
      if (hasMoved) return shown(isPermanent, url);
      return hop.kind === 'page' ? `page ${hop.slug}` : 'missing';
    }
    const next = new URL(hop.to, url);
    // The fragment remains, unless the redirect has its own (RFC 9110, section 10.2.2).
    if (next.hash === '') next.hash = url.hash;
    // Ignores a redirect that only adds the trailing slash, which relative links need.
    hasMoved ||= next.href !== new URL(`${url.pathname}/${url.search}${url.hash}`, site).href;
    url = next;
    isPermanent =
      hop.isPermanent === undefined || isPermanent === undefined ? undefined : isPermanent && hop.isPermanent;
    if (url.origin !== site) return shown(isPermanent, url);
  }
  return 'circle';
}

/** Returns a row's expected result in the same notation. */
export function expected(answer: string): string {
  const [kind, ...rest] = answer.split(' ');
  const text = rest.join(' ');
  return kind === 'redirect' || kind === 'temporary' ? shown(kind === 'redirect', new URL(text, site)) : answer;
}

function shown(isPermanent: boolean | undefined, url: URL): string {
  const path = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
  const kind = isPermanent === undefined ? 'moved' : isPermanent ? 'redirect' : 'temporary';
  return `${kind} ${url.origin === site ? '' : url.origin}${path}${plain(url.search + url.hash)}`;
}

/** In a query, these characters have the same meaning with and without encoding. */
function plain(text: string): string {
  return text.replace(/%(?:24|7B|7D)/g, decodeURIComponent);
}

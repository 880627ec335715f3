/** A host's response to one request. */
export type Hop =
  | {
      readonly kind: 'redirect';
      readonly to: string /** Absent where the host has no status for it. */;
      readonly isPermanent?: boolean;
    }
  | {readonly kind: 'page'; readonly slug: string}
  | {readonly kind: 'missing'};

/** Answers an encoded path with a query, as a browser sends it. */
export type Ask = (target: string) => Hop | Promise<Hop>;

const site = 'http://site.test';

/** Goes where a host sends a browser, and says it in the words of the table. `moved` where no status was given. */
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
    // A fragment goes along, unless the answer has one (RFC 9110, section 10.2.2).
    if (next.hash === '') next.hash = url.hash;
    // The same page, at the address that its relative links begin from.
    hasMoved ||= next.href !== new URL(`${url.pathname}/${url.search}${url.hash}`, site).href;
    url = next;
    isPermanent =
      hop.isPermanent === undefined || isPermanent === undefined ? undefined : isPermanent && hop.isPermanent;
    if (url.origin !== site) return shown(isPermanent, url);
  }
  return 'circle';
}

/** Returns the answer of a row, in the same form. */
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

/** These mean the same in a query, encoded or not. */
function plain(text: string): string {
  return text.replace(/%(?:24|7B|7D)/g, decodeURIComponent);
}

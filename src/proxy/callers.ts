import type {HeaderList} from './headers.js';
import {type Refusal, refusals} from './refusal.js';
import type {ProxySettings} from './settings.js';

/** Result of checking who sends a request to the proxy. `origin` is set for an allowed page of another site. */
export type Caller = {readonly origin?: string} | {readonly refusal: Refusal};

/**
 * Accepts pages of the configured sites and of the proxy's own site (security rule E5). Relies on headers that browsers
 * set and that pages cannot change.
 */
export function readCaller(
  headers: ReadonlyMap<string, string>,
  host: string,
  {allowOrigins, anyCaller}: Pick<ProxySettings, 'allowOrigins' | 'anyCaller'>,
): Caller {
  const destination = headers.get('sec-fetch-dest');
  // Reject images, scripts, frames, and navigations: for `fetch`, `Sec-Fetch-Dest` is empty.
  const isCall = destination === undefined || destination === 'empty';
  if (!isCall || headers.get('sec-fetch-mode') === 'navigate') return {refusal: refusals.callerNotScript()};
  const origin = headers.get('origin');
  if (origin !== undefined && allowOrigins.has(origin)) return {origin};
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return {};
  if (site !== undefined) return {refusal: refusals.callerForeign(toShownOrigin(origin))};
  if (origin !== undefined)
    return isOwnHost(origin, host) ? {} : {refusal: refusals.callerForeign(toShownOrigin(origin))};
  return anyCaller ? {} : {refusal: refusals.callerUnknown()};
}

/** Returns whether an origin has the host name of this server. Ignores the scheme, which differs behind a TLS proxy. */
function isOwnHost(origin: string, host: string): boolean {
  try {
    const {protocol, host: own} = new URL(origin);
    // Compare with the origin's scheme, so that both sides omit its default port.
    return /^https?:$/.test(protocol) && new URL(`${protocol}//${host}`).host === own;
  } catch {
    // Reject `null`, which is the origin of files and sandboxed pages.
    return false;
  }
}

function toShownOrigin(origin: string | undefined): string {
  return origin !== undefined && /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : 'another site';
}

/** Returns the CORS headers of a response. Empty for pages of the proxy's own site. */
export function buildSharingHeaders(origin: string | undefined): HeaderList {
  if (origin === undefined) return [];
  return [
    ['access-control-allow-origin', origin],
    ['access-control-expose-headers', '*'],
    ['vary', 'origin'],
  ];
}

/** Returns the headers for the response to a preflight request (Fetch standard). */
export function buildPreflightHeaders(
  origin: string | undefined,
  requested: string | undefined,
  methods: readonly string[],
): HeaderList {
  const names = (requested ?? '').split(',').map(name => name.trim());
  return [
    ...buildSharingHeaders(origin),
    ['access-control-allow-methods', methods.join(', ')],
    // List the names: `*` would not include `Authorization`.
    ['access-control-allow-headers', names.filter(name => /^[\w-]+$/.test(name)).join(', ')],
    ['access-control-max-age', '600'],
  ];
}

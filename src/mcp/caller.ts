import {parseOrigin} from '../base/web-url.js';
import type {McpSite} from './mcp-site.js';

/**
 * Returns whether pages of an origin may call the server (security rule G2). An attacker can rebind a host name to this
 * machine, so that the attacker's page counts as same-origin. Therefore, accepts only the site's own origin, IP
 * addresses, localhost, and configured sites.
 */
export async function isAllowedOrigin(
  origin: string,
  requestUrl: string,
  {allowOrigins, site}: {readonly allowOrigins: readonly string[]; readonly site: McpSite},
): Promise<boolean> {
  const known = allowOrigins.map(each => (each === '*' ? each : parseOrigin(each)));
  if (known.includes('*') || known.includes(origin)) return true;
  const own = new URL(requestUrl);
  const isFixed = own.hostname === 'localhost' || own.hostname.startsWith('[') || /^[\d.]+$/.test(own.hostname);
  if (isFixed && own.origin === origin) return true;
  const roots = await site.roots().catch(() => []);
  return roots.some(root => parseOrigin(root) === origin);
}

/** Returns the CORS headers for pages of another origin. */
export function buildCorsHeaders(origin: string | null, isAllowed: boolean): Readonly<Record<string, string>> {
  return {
    vary: 'Origin',
    ...(origin !== null &&
      isAllowed && {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Mcp-Protocol-Version',
      }),
  };
}

export const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, Last-Event-ID',
  'access-control-max-age': '86400',
} as const;

/** Returns whether docs.json can use this URL for the reader session: https, or a path on the same origin. */
export function isUserInfoUrl(written: string): boolean {
  if (/^\/(?![/\\])/.test(written)) return !/\\|\s/.test(written);
  if (!/^https:\/\//i.test(written) || !URL.canParse(written)) return false;
  const {username, password} = new URL(written);
  return !username && !password;
}

/**
 * Returns the session URL for a page's origin. Undefined for a page without an origin, such as a visitor's project in a
 * sandboxed frame. Such a page must not request the session.
 */
export function resolveUserInfoUrl(written: string, origin: string): URL | undefined {
  return origin !== 'null' && isUserInfoUrl(written) ? new URL(written, origin) : undefined;
}

/** Returns whether docs.json may set this `userInfo` URL: https, or a path on the same origin. */
export function isUserInfoUrl(written: string): boolean {
  if (/^\/(?![/\\])/.test(written)) return !/\\|\s/.test(written);
  if (!/^https:\/\//i.test(written) || !URL.canParse(written)) return false;
  const {username, password} = new URL(written);
  return !username && !password;
}

/**
 * Resolves the `userInfo` URL against the page's origin. Undefined for a page without an origin, such as a visitor's
 * project in a sandboxed frame, which must not request reader data.
 */
export function resolveUserInfoUrl(written: string, origin: string): URL | undefined {
  return origin !== 'null' && isUserInfoUrl(written) ? new URL(written, origin) : undefined;
}

/** Returns whether docs.json may name this URL for the session of readers: https, or a path of the same origin. */
export function isUserInfoUrl(written: string): boolean {
  if (/^\/(?![/\\])/.test(written)) return !/\\|\s/.test(written);
  if (!/^https:\/\//i.test(written) || !URL.canParse(written)) return false;
  const {username, password} = new URL(written);
  return !username && !password;
}

/**
 * Returns the URL of the session for a page of an origin. Undefined for a page without one, such as a project of a
 * visitor in a sandboxed frame: it must not ask who the visitor is.
 */
export function resolveUserInfoUrl(written: string, origin: string): URL | undefined {
  return origin !== 'null' && isUserInfoUrl(written) ? new URL(written, origin) : undefined;
}

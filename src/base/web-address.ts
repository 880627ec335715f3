/** Returns whether a text is a web URL instead of a path in the project. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** Returns the origin of an http or https address; `undefined` for anything else, and for one with a user name. */
export function originOf(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.origin : undefined;
}

/**
 * Returns the address of a site with a slash at its end, without query and anchor; `undefined` for what is not an http or
 * https address.
 */
export function siteAddress(written: string | undefined): string | undefined {
  if (written === undefined || !isWebAddress(written) || !URL.canParse(written)) return undefined;
  const {origin, pathname} = new URL(written);
  return origin + pathname.replace(/(?:\/index\.html)?\/*$/, '/');
}

/** Returns whether a host is this machine: its requests are not mixed content, and need no network (Secure Contexts, section 3.1). */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}

/** Returns whether a text is a web URL instead of a path in the project. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** Returns the origin of an http or https URL. Undefined for other texts, and for URLs with a user name. */
export function parseOrigin(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.origin : undefined;
}

/**
 * Normalizes a site's URL: adds a final slash, and removes query and fragment. Undefined for text that is not an http
 * or https URL.
 */
export function parseSiteUrl(written: string | undefined): string | undefined {
  if (written === undefined || !isWebUrl(written) || !URL.canParse(written)) return undefined;
  const {origin, pathname} = new URL(written);
  return origin + pathname.replace(/(?:\/index\.html)?\/*$/, '/');
}

/**
 * Returns whether a host is this machine (Secure Contexts, section 3.1). Requests to it are not mixed content and need
 * no network.
 */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}

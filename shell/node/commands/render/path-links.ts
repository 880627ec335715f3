import {
  buildExternalLink,
  createHostPageLinks,
  type SpecLinks,
} from '../../../../src/api-reference/views/text/spec-links.js';
import {sanitizeUrl, type UrlUse} from '../../../../src/base/url.js';
import {isWebUrl} from '../../../../src/base/web-url.js';

/** Base URL to use instead of the page's, which is unknown. The host is reserved and never exists. */
const nowhere = 'https://page.invalid';

/**
 * Resolves links in an API document whose page has an unknown URL. Keeps absolute paths. Drops relative paths, which
 * depend on the page's URL: readers see only the link's text.
 */
export function createPathLinks(file: string): SpecLinks {
  const links = createHostPageLinks(file);
  if (isWebUrl(file)) return links;
  return {
    href: written => links.href(written) ?? buildExternalPath(resolveRootPath(written, 'link')),
    image: written => links.image(written) ?? resolveRootPath(written, 'image'),
  };
}

/** Returns link attributes for a path of the site. */
function buildExternalPath(path: string | undefined) {
  const link = buildExternalLink(path);
  return link && {...link, external: true};
}

function resolveRootPath(written: string, use: UrlUse): string | undefined {
  const url = written.startsWith('/') ? sanitizeUrl(written, use, nowhere) : undefined;
  const path = url?.startsWith(`${nowhere}/`) ? url.slice(nowhere.length) : undefined;
  // Reject `//`: `/.//other.example` would become another host's URL.
  return path?.startsWith('//') ? undefined : path;
}

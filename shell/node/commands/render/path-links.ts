import {externalLink, foreignLinks, type SpecLinks} from '../../../../src/api-reference/views/text/spec-links.js';
import {safeUrl, type UrlUse} from '../../../../src/base/url.js';
import {isWebAddress} from '../../../../src/base/web-address.js';

/** Placeholder for the unknown host of pages. No host has this name. */
const nowhere = 'https://page.invalid';

/**
 * Resolves links of a document at a path. Absolute paths work from any page. Relative paths need the page's URL, so
 * readers see only the link's text.
 */
export function createPathLinks(file: string): SpecLinks {
  const links = foreignLinks(file);
  if (isWebAddress(file)) return links;
  return {
    href: written => links.href(written) ?? externalPath(rootPath(written, 'link')),
    image: written => links.image(written) ?? rootPath(written, 'image'),
  };
}

/** Returns the path as a browser resolves it. */
function externalPath(path: string | undefined) {
  const link = externalLink(path);
  return link && {...link, external: true};
}

function rootPath(written: string, use: UrlUse): string | undefined {
  const url = written.startsWith('/') ? safeUrl(written, use, nowhere) : undefined;
  const path = url?.startsWith(`${nowhere}/`) ? url.slice(nowhere.length) : undefined;
  // `/.//other.example` would become the URL of another host.
  return path?.startsWith('//') ? undefined : path;
}

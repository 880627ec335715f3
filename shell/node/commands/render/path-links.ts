import {externalLink, foreignLinks, type SpecLinks} from '../../../../src/api-reference/views/text/spec-links.js';
import {safeUrl, type UrlUse} from '../../../../src/base/url.js';
import {isWebAddress} from '../../../../src/base/web-address.js';

/** Replaces the unknown host of pages. No host has this name. */
const nowhere = 'https://page.invalid';

/**
 * Resolves links of a document that was read by path. Absolute paths work from any page. Relative ones need the page's
 * URL, so only their text is shown.
 */
export function createPathLinks(file: string): SpecLinks {
  const links = foreignLinks(file);
  if (isWebAddress(file)) return links;
  return {
    href: written => links.href(written) ?? externalPath(rootPath(written, 'link')),
    image: written => links.image(written) ?? rootPath(written, 'image'),
  };
}

/** Renders it as a browser does, which knows the host. */
function externalPath(path: string | undefined) {
  const link = externalLink(path);
  return link && {...link, external: true};
}

function rootPath(written: string, use: UrlUse): string | undefined {
  const url = written.startsWith('/') ? safeUrl(written, use, nowhere) : undefined;
  const path = url?.startsWith(`${nowhere}/`) ? url.slice(nowhere.length) : undefined;
  // `/.//other.example` has become the address of another host.
  return path?.startsWith('//') ? undefined : path;
}

import {externalLink, foreignLinks, type SpecLinks} from '../../../../src/api-reference/views/text/spec-links.js';
import {safeUrl, type UrlUse} from '../../../../src/base/url.js';
import {isWebAddress} from '../../../../src/base/web-address.js';

/** Stands for the host of pages whose address is not told. No host has it. */
const nowhere = 'https://page.invalid';

/**
 * Links of a document that was read by its path. What begins at the root of its host leads there from any page; where the
 * rest leads is only known with the address of the page: its words are shown without a link.
 */
export function pathLinks(file: string): SpecLinks {
  const links = foreignLinks(file);
  if (isWebAddress(file)) return links;
  return {
    href: written => links.href(written) ?? externalPath(rootPath(written, 'link')),
    image: written => links.image(written) ?? rootPath(written, 'image'),
  };
}

/** As a browser draws it, which knows the host. */
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

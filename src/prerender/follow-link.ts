import {splitPath} from '../base/site-path.js';
import {followRedirects, type Redirects} from '../site/routes/redirects.js';

/**
 * Returns the final URL of a link after all redirects. Used for a copy of the site on a disk, where no server follows
 * redirects.
 */
export function followLink(href: string, base: string, redirects: Redirects): string {
  const {path, query, hash} = splitPath(href.slice(base.length));
  if (!href.startsWith(base) || !path.endsWith('/index.html')) return href;
  const source = `/${path.slice(0, -'/index.html'.length)}${query}${hash && `#${hash}`}`;
  const found = followRedirects(redirects, source);
  if (typeof found !== 'object') return href;
  return found.external ? found.to : base + toHtmlFile(found.to);
}

/** Returns the HTML file of a page URL. Returns the URL of a file unchanged. */
function toHtmlFile(address: string): string {
  const {path, query, hash} = splitPath(address);
  const slug = path.replace(/^\/|\/$/g, '');
  const file = /\.\w+$/.test(slug) ? slug : slug === '' ? 'index.html' : `${slug}/index.html`;
  return `${file}${query}${hash && `#${hash}`}`;
}

import {escapeHtml, unescapeHtml} from '../html.js';
import {followRedirects, type Redirects} from '../routes/redirects.js';
import {splitPath} from '../routes/site-path.js';

/** Links of a copy on a disk lead where a redirect would: there is no host that would send readers on. */
export function followLinks(html: string, base: string, redirects: Redirects): string {
  return html.replace(/(<a\b[^>]*? href=")([^"]*)"/g, (tag, start: string, written: string) => {
    const href = unescapeHtml(written);
    const {path, query, hash} = splitPath(href.slice(base.length));
    if (!href.startsWith(base) || !path.endsWith('/index.html')) return tag;
    const source = `/${path.slice(0, -'/index.html'.length)}${query}${hash && `#${hash}`}`;
    const found = followRedirects(redirects, source);
    if (typeof found !== 'object') return tag;
    return `${start}${escapeHtml(found.external ? found.to : base + fileOf(found.to))}"`;
  });
}

/** The file of a page, or the file itself. */
function fileOf(address: string): string {
  const {path, query, hash} = splitPath(address);
  const slug = path.replace(/^\/|\/$/g, '');
  const file = /\.\w+$/.test(slug) ? slug : slug === '' ? 'index.html' : `${slug}/index.html`;
  return `${file}${query}${hash && `#${hash}`}`;
}

import {apiContext} from '../../../elements/api-reference/endpoint/site-context.js';
import {attributes} from '../../../src/base/html.js';

/** Attributes that identify the operation. */
const named = ['method', 'path', 'webhook', 'channel', 'operation', 'schema'];

/**
 * Returns HTML that shows a page's operation in another page: a script of this site, and the element. `base` is the
 * path of the site.
 */
export function writeEmbedSnippet(article: Element, base: string): string {
  const shown = article.querySelector('openapi-endpoint');
  // All program files are in the folder of this file.
  const script = new URL('../lectern-endpoint.js', import.meta.url);
  const root = apiContext()?.root ?? new URL(base, location.href);
  const spec = new URL(shown?.getAttribute('spec')?.replace(/^\/(?!\/)/, '') ?? '', root);
  const operation = Object.fromEntries(named.map(name => [name, shown?.getAttribute(name) || undefined]));
  const given = attributes({spec: spec.href, ...operation});
  return `<script src="${script.href}"></script>\n<openapi-endpoint${given.text}></openapi-endpoint>\n`;
}

import {apiContext} from '../../../../elements/openapi-endpoint/site-context.js';

/** Attributes that say which operation is meant. */
const named = ['method', 'path', 'webhook', 'channel', 'operation', 'schema'];

/** The HTML that shows the operation of a page in another page: a script of this site, and the element. `base`: path of the site. */
export function embedSnippet(article: Element, base: string): string {
  const shown = article.querySelector('openapi-endpoint');
  // Parts of the program lie in one folder, beside this file.
  const script = new URL('../lectern-endpoint.js', import.meta.url);
  const attributes = named.flatMap(name => attribute(name, shown?.getAttribute(name)));
  const root = apiContext()?.root ?? new URL(base, location.href);
  const spec = new URL(shown?.getAttribute('spec')?.replace(/^\/(?!\/)/, '') ?? '', root);
  return `<script src="${script.href}"></script>\n<openapi-endpoint${[...attribute('spec', spec.href), ...attributes].join('')}></openapi-endpoint>\n`;
}

function attribute(name: string, value: string | null | undefined): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  return [` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`];
}

import {getApiContext} from '../../../elements/api-reference/endpoint/site-context.js';
import {renderHtmlAttributes} from '../../../src/base/html.js';

/** Attributes of `<openapi-endpoint>` that identify an operation. */
const named = ['method', 'path', 'webhook', 'channel', 'operation', 'schema'];

/**
 * Returns HTML for another page that shows this one's operation: a script tag and the element. `base` is this site's
 * path.
 */
export function writeEmbedSnippet(article: Element, base: string): string {
  const shown = article.querySelector('openapi-endpoint');
  // The script is in the parent of this module's folder.
  const script = new URL('../lectern-endpoint.js', import.meta.url);
  const root = getApiContext()?.root ?? new URL(base, location.href);
  const spec = new URL(shown?.getAttribute('spec')?.replace(/^\/(?!\/)/, '') ?? '', root);
  const operation = Object.fromEntries(named.map(name => [name, shown?.getAttribute(name) || undefined]));
  const given = renderHtmlAttributes({spec: spec.href, ...operation});
  return `<script src="${script.href}"></script>\n<openapi-endpoint${given.text}></openapi-endpoint>\n`;
}

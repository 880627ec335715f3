import {dump} from 'js-yaml';
import {shop, shopText} from '../e2e/endpoint-page.js';

/** Content of every host, as HTML. Frameworks contain the same text in their own syntax. */
export const content = `
<docs-note>Splitting is <b>on</b>.</docs-note>
<docs-card title="Guide" icon="rocket" href="#guide">All of it.</docs-card>
<docs-icon icon="python" size="24"></docs-icon>
<code-block language="js" title="a.js">const a = 1;</code-block>
<docs-latex>x^2</docs-latex>
<param-field query="limit" type="integer" default="20">At most 100.</param-field>
<openapi-endpoint id="json" spec="/shop.json" method="get" path="/orders/{id}"></openapi-endpoint>
<openapi-endpoint id="yaml" spec="/shop.yaml" method="get" path="/orders/{id}"></openapi-endpoint>`;

/** Files next to the page. */
export const documents: Readonly<Record<string, string>> = {'shop.json': shopText, 'shop.yaml': dump(shop)};

/** Returns a page with these scripts. Only its content comes from us. */
export function htmlPage(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;
}

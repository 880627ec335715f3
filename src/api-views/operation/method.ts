import {type Html, html} from '../../base/html.js';

const known = new Set(['get', 'post', 'put', 'patch', 'delete', 'webhook']);

/** A method as a small coloured word. */
export function methodBadge(method: string): Html {
  const name = method.toLowerCase();
  return html`<span class="method method-${known.has(name) ? name : 'other'}">${method}</span>`;
}

import {type Html, html} from '../base/html.js';

const short: Readonly<Record<string, string>> = {DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK'};
const known = new Set(['get', 'post', 'put', 'patch', 'delete', 'webhook']);

/** The method of an operation as a small coloured text of one width, so that the labels after it align. */
export function methodBadge(method: string): Html {
  const name = method.toUpperCase();
  const tone = known.has(method.toLowerCase()) ? method.toLowerCase() : 'other';
  return html`<span class="method method-${tone}">${Object.hasOwn(short, name) ? short[name] : name}</span>`;
}

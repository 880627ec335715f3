import {type Html, html} from '../../../base/html.js';
import {methodTone} from '../../../components/method-tone.js';

/** Returns a method as a small coloured word. */
export function methodBadge(method: string): Html {
  return html`<span class="method method-${methodTone(method)}">${method}</span>`;
}

import {type Html, html} from '../../../base/html.js';
import {methodTone} from '../../../components/method-tone.js';

/** Renders an HTTP method as a colored badge. */
export function methodBadge(method: string): Html {
  return html`<span class="method method-${methodTone(method)}">${method}</span>`;
}

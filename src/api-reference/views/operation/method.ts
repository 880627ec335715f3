import {type Html, html} from '../../../base/html.js';
import {getMethodTone} from '../../../components/get-method-tone.js';

/** Renders an HTTP method as a colored badge. */
export function renderMethod(method: string): Html {
  return html`<span class="method method-${getMethodTone(method)}">${method}</span>`;
}

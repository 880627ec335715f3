import {type Html, html} from '../../base/html.js';
import {methodTone} from '../../components/method-tone.js';

const short: Readonly<Record<string, string>> = {
  DELETE: 'DEL',
  OPTIONS: 'OPT',
  WEBHOOK: 'HOOK',
  RECEIVE: 'RECV',
  CHANNEL: 'BOTH',
};

/** The method of an operation as a small coloured text of one width, so that the labels after it align. */
export function methodBadge(method: string): Html {
  const name = method.toUpperCase();
  return html`<span class="method method-${methodTone(method)}">${Object.hasOwn(short, name) ? short[name] : name}</span>`;
}

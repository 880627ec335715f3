import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {byMode, maybe, withDefault} from './combine.js';
import type {Banner} from './config.js';
import {flag, hex, oneOf, text} from './fields.js';

export const banner = maybe(
  section(doc`Shows an announcement above the header.`, {
    content: text(doc`Sets the text. You can use Markdown links and emphasis.`),
    dismissible: withDefault(flag(doc`Lets readers close the banner.`), false),
    id: text(doc`Identifies the banner. Change it to show the banner again to readers who closed it.`),
    type: withDefault(oneOf(doc`Sets the tone.`, ['info', 'warning', 'success', 'critical']), 'info'),
    color: byMode(doc`Sets the color of the bar.`, hex),
  }),
  ({content, id, dismissible, type, color}): Banner | undefined =>
    content === undefined
      ? undefined
      : {content, dismissible, id: id ?? hashText(content), type, ...(color && {color})},
);

/** Hashes the banner's text. A changed banner appears again to readers who closed it. */
function hashText(text: string): string {
  let hash = 5381;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return hash.toString(36);
}

import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {byMode, mapFieldOrDrop, withDefault} from './combine.js';
import type {Banner} from './config.js';
import {flag, hex, oneOf, text} from './fields.js';

export const banner = mapFieldOrDrop(
  section(doc`Shows an announcement above the header.`, {
    content: text(doc`Sets the text. You can use Markdown links and emphasis. Without it, there is no banner.`),
    dismissible: withDefault(
      flag(doc`Adds a close button. The browser remembers that a reader closed the banner.`),
      false,
    ),
    id: text(
      doc`Identifies the banner for readers who closed it. Change it to show them the banner again. Default: a hash of "content".`,
    ),
    type: withDefault(
      oneOf(doc`Selects the color and the importance of the message.`, ['info', 'warning', 'success', 'critical']),
      'info',
    ),
    color: byMode(doc`Replaces the color of "type": one color, or one for each color mode.`, hex),
  }),
  ({content, id, dismissible, type, color}): Banner | undefined =>
    content === undefined
      ? undefined
      : {content, dismissible, id: id ?? hashText(content), type, ...(color && {color})},
);

/** Hashes a banner's text, which becomes its id. Readers who closed a banner see it again after its text changes. */
function hashText(text: string): string {
  let hash = 5381;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return hash.toString(36);
}

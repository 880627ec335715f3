import {fillMessage} from '../../../base/fill-message.js';
import {emptyHtml, type Html, html} from '../../../base/html.js';
import {renderCodeBlock} from '../../../components/code-block.js';
import type {DocumentSet} from '../../../openapi/document/document-set.js';
import type {MediaTypeObject, NamedExample} from '../../../openapi/operation/media.js';
import {formatBodyText, getSentType} from '../../../openapi/request/body-text.js';
import type {ViewContext} from '../view-context.js';

/** Maximum number of characters in an example. Longer ones are truncated, because the example column is narrow. */
const MAX_LENGTH = 32_000;

/** Returns an example serialized as a request would send it. */
export function formatExample(documents: DocumentSet, media: MediaTypeObject, {value, text}: NamedExample): string {
  return text ?? (value === undefined ? '' : formatBodyText(documents, media, value).replace(/\n+$/, ''));
}

export function renderExampleCode({page, apiMessages}: ViewContext, type: string, text: string): Html {
  const isCut = text.length > MAX_LENGTH;
  const value = isCut ? text.slice(0, text.lastIndexOf('\n', MAX_LENGTH) + 1 || MAX_LENGTH) : text;
  const note = isCut
    ? html`<p class="example-note">${fillMessage(apiMessages.cut, {count: Math.round(MAX_LENGTH / 1000)})}</p>`
    : emptyHtml;
  const block = renderCodeBlock({type: 'code', language: getCodeLanguage(type), meta: '', value, line: 0}, page, true);
  return html`${block}${note}`;
}

/** Returns the language of an example for syntax highlighting. `text` for unknown media types. */
export function getCodeLanguage(type: string): string {
  return /\b(json|xml|yaml|html|csv)\b/.exec(getSentType(type))?.[1] ?? (/json/.test(type) ? 'json' : 'text');
}

import {formatJson} from '../../../base/exact-json.js';
import {type Html, html, nothing} from '../../../base/html.js';
import {fill} from '../../../base/words.js';
import {isContainer} from '../../../base/written-number.js';
import {codeBlock} from '../../../components/code-block.js';
import type {DocumentSet} from '../../../openapi/document/document-set.js';
import {isJsonText, isJsonType, type Media, type NamedExample} from '../../../openapi/operation/media.js';
import {plain} from '../../../openapi/operation/parameter-style.js';
import {renderXml} from '../../../openapi/request/render-xml.js';
import type {ViewContext} from '../view-context.js';

/** A longer example is cut: nobody reads it in a column, and each view would carry it. */
const longest = 32_000;

/** A value of a media type as the text that is sent. */
export function exampleText(documents: DocumentSet, {type, schema}: Media, {value, text}: NamedExample): string {
  if (text !== undefined) return text;
  const isText = typeof value === 'string';
  if (/[/+]xml\b/.test(type)) return isText ? value : renderXml(documents, schema, value);
  if (isJsonType(type) || type.startsWith('*/*'))
    // A written example may be JSON text already.
    return isJsonText(value) ? value : (formatJson(value, 2) ?? '');
  return isText || !isContainer(value) ? plain(value ?? '') : (formatJson(value, 2) ?? '');
}

/** An example as a block of code. `bare` for one whose tab says what it is. */
export function exampleCode({page, say}: ViewContext, type: string, text: string, title?: string): Html {
  const isCut = text.length > longest;
  const value = isCut ? text.slice(0, text.lastIndexOf('\n', longest) + 1 || longest) : text;
  const note = isCut
    ? html`<p class="example-note">${fill(say.cut, {count: Math.round(longest / 1000)})}</p>`
    : nothing;
  const block = codeBlock({type: 'code', language: languageOf(type), meta: '', value, line: 0}, page, true);
  return html`${title ? html`<p class="example-note">${title}</p>` : nothing}${block}${note}`;
}

function languageOf(type: string): string {
  return /\b(json|xml|yaml|html|csv)\b/.exec(type)?.[1] ?? (type === '*/*' ? 'json' : 'text');
}

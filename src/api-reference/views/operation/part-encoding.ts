import {fillMessage} from '../../../base/fill-message.js';
import {emptyHtml, type Html, html} from '../../../base/html.js';
import type {Encoding, MediaTypeObject} from '../../../openapi/operation/media.js';
import type {SchemaLevel} from '../../../openapi/schema/build-schema-rows.js';
import type {PartNotes, ViewContext} from '../view-context.js';

/**
 * Describes how the parts of a multipart body are serialized, by name or by position (OpenAPI 3.2.0, Media Type Object,
 * "Encoding By Position").
 */
export function describeParts(context: ViewContext, media: MediaTypeObject): readonly PartNotes[] {
  const {apiMessages} = context;
  const {encoding, prefixEncoding = [], itemEncoding} = media;
  const wordsOf = (each: Encoding) => context.sent(each);
  const last = prefixEncoding.length > 0 ? apiMessages.items : apiMessages.eachItem.replace(/\s*[:：]$/u, '');
  return [
    ...encoding.map(each => ({name: each.name, label: each.name, words: wordsOf(each)})),
    ...prefixEncoding.map((each, at) => ({
      label: fillMessage(apiMessages.item, {count: at + 1}),
      words: wordsOf(each),
    })),
    ...(itemEncoding ? [{label: last, words: wordsOf(itemEncoding)}] : []),
  ].filter(({words}) => words.length > 0);
}

/** Renders the serialization notes of multipart parts that have no row in `level`. */
export function renderUnlistedParts(parts: readonly PartNotes[], level: SchemaLevel | undefined): Html {
  const names = new Set(level?.rows.flatMap(({kind, name}) => (kind === 'property' ? [name] : [])));
  const unlisted = parts.filter(({name}) => name === undefined || !names.has(name));
  if (unlisted.length === 0) return emptyHtml;
  const lines = unlisted.map(({name, label, words}, at) => {
    const all = words.map((each, index) => html`${index > 0 ? ', ' : ''}${each}`);
    return html`${at > 0 ? ' · ' : ''}${name === undefined ? label : html`<code>${label}</code>`}: ${all}`;
  });
  return html`<div class="field-facts">${lines}</div>`;
}

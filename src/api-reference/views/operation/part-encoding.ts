import {type HtmlValue, html} from '../../../base/html.js';
import {fill} from '../../../base/words.js';
import type {Encoding, Media} from '../../../openapi/operation/media.js';
import type {RowsBelow} from '../../../openapi/schema/schema-rows.js';
import type {ViewContext} from '../view-context.js';

/** Serialization of a part of a body. */
export interface PartWords {
  /** Name of the property. Undefined for a part by position. */
  readonly name?: string;
  /** Name or position in words. */
  readonly label: string;
  readonly words: readonly HtmlValue[];
}

/**
 * Describes how the parts of a body are serialized, by name or by position (OpenAPI 3.2.0, Media Type Object, "Encoding
 * By Position").
 */
export function describeParts(context: ViewContext, media: Media): readonly PartWords[] {
  const {say} = context;
  const {encoding, prefixEncoding = [], itemEncoding} = media;
  const wordsOf = (each: Encoding) => context.sent(each);
  const last = prefixEncoding.length > 0 ? say.items : say.eachItem.replace(/\s*[:：]$/u, '');
  return [
    ...encoding.map(each => ({name: each.name, label: each.name, words: wordsOf(each)})),
    ...prefixEncoding.map((each, at) => ({label: fill(say.item, {count: at + 1}), words: wordsOf(each)})),
    ...(itemEncoding ? [{label: last, words: wordsOf(itemEncoding)}] : []),
  ].filter(({words}) => words.length > 0);
}

/** Returns the words about parts that no row of a level shows, one piece each. */
export function withoutRows(parts: readonly PartWords[], level: RowsBelow | undefined): readonly HtmlValue[] {
  const names = new Set(level?.rows.flatMap(({kind, name}) => (kind === 'property' ? [name] : [])));
  return parts
    .filter(({name}) => name === undefined || !names.has(name))
    .map(({name, label, words}) => {
      const all = words.map((each, at) => html`${at > 0 ? ', ' : ''}${each}`);
      return html`${name === undefined ? label : html`<code>${label}</code>`}: ${all}`;
    });
}

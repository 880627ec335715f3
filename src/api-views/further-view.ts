import {type Html, type HtmlValue, html} from '../base/html.js';
import {isObject, own} from '../openapi/document/data.js';
import type {Located} from '../openapi/document/document-set.js';
import {flatSchema} from '../openapi/schema/flat-schema.js';
import type {SchemaRow} from '../openapi/schema/schema-rows.js';
import {operationBadges} from './operation/badges.js';
import {ViewContext} from './view-context.js';

/** A view of which docs.json, or the document, wants more than views have: pills beside names, marks of operations, open fields. */
export class FurtherContext extends ViewContext {
  override opens = this.options.site?.views?.isOpen ?? false;

  override marks(row: SchemaRow | undefined): readonly HtmlValue[] {
    return [...super.marks(row), ...this.#pills(row)];
  }

  override badges({value}: Located): Html {
    return html`${operationBadges(value).map(({name, tone}) => html` <span class="badge tone-${tone}">${name}</span>`)}`;
  }

  /** `x-mint` of a schema, and the keys that docs.json names; what a reference leads to counts too. */
  #pills(row: SchemaRow | undefined): readonly string[] {
    const found: string[] = [];
    if (!row) return found;
    const {words} = flatSchema(this.documents, row.parts);
    const mint = words.get('x-mint');
    for (const key of ['pre', 'post']) found.push(...textsOf(own(mint, key)));
    for (const key of this.options.site?.views?.pills ?? []) found.push(...pillOf(key, words.get(key)));
    return [...new Set(found)];
  }
}

function textsOf(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .slice(0, 10)
    .flatMap(each => (['string', 'number'].includes(typeof each) && each !== '' ? [String(each)] : []));
}

/** A flag is its own name. */
function pillOf(key: string, value: unknown): readonly string[] {
  if (value === true) return [key.replace(/^x-/, '')];
  return isObject(value) ? [] : textsOf(value);
}

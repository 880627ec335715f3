import {type Html, type HtmlValue, html, nothing} from '../../base/html.js';
import {isObject, own} from '../../base/json.js';
import type {Located} from '../../openapi/document/located.js';
import type {Encoding, MediaTypeObject, NamedExample, Parameter} from '../../openapi/operation/media.js';
import {flatSchema, impliedTypes} from '../../openapi/schema/flat-schema.js';
import type {RowsBelow, SchemaRow} from '../../openapi/schema/schema-rows.js';
import {operationBadges} from './operation/badges.js';
import {describeEncoding, describeStyle} from './operation/parameter-style.js';
import {describeParts, unlistedParts} from './operation/part-encoding.js';
import {partHeaders} from './operation/part-headers.js';
import {describeRules, rulesIn} from './schema/rule-text.js';
import {specLink} from './text/docs-link.js';
import {type PartWords, ViewContext} from './view-context.js';

/**
 * View context with rarely used features: labels next to names, badges of operations, and expanded fields. Used if
 * docs.json or the API document enables one of them.
 */
export class DetailedViewContext extends ViewContext {
  override opens = this.options.site?.views?.isOpen ?? false;

  override marks(row: SchemaRow | undefined): readonly HtmlValue[] {
    return [...super.marks(row), ...this.#pills(row)];
  }

  override rules(row: SchemaRow): readonly HtmlValue[] {
    return describeRules(this, row);
  }

  override sent(each: Parameter | Encoding, row?: SchemaRow): readonly HtmlValue[] {
    const ruleMessages = rulesIn(this);
    if (!('in' in each)) return [...describeEncoding(each, ruleMessages), ...partHeaders(this, each)];
    const types = row ? impliedTypes(flatSchema(this.documents, row.parts)) : [];
    return describeStyle(each, types.includes('array'), types.includes('object'), ruleMessages);
  }

  override parts(media: MediaTypeObject): readonly PartWords[] {
    return describeParts(this, media);
  }

  override unlistedParts(media: MediaTypeObject, level: RowsBelow | undefined): Html {
    return unlistedParts(this.parts(media), level);
  }

  override remark({description, externalValue}: NamedExample, title?: string): Html {
    const link = externalValue && html`<p>${specLink(this, externalValue, externalValue)}</p>`;
    const heading = title ? html`<p>${title}</p>` : nothing;
    const body = html`${heading}${this.text(description)}${link || nothing}`;
    return body.text ? html`<div class="example-note">${body}</div>` : nothing;
  }

  override external(examples: readonly NamedExample[]): readonly NamedExample[] {
    return examples.filter(each => each.externalValue && each.value === undefined && each.text === undefined);
  }

  override badges({value}: Located): Html {
    return html`${operationBadges(value).map(({name, tone}) => html` <span class="badge tone-${tone}">${name}</span>`)}`;
  }

  /** Returns a schema's labels: those of its `x-mint` extension, and the values of keywords that docs.json lists. */
  #pills(row: SchemaRow | undefined): readonly string[] {
    const found: string[] = [];
    if (!row) return found;
    const {keywords} = flatSchema(this.documents, row.parts);
    const mint = keywords.get('x-mint');
    for (const key of ['pre', 'post']) found.push(...textsOf(own(mint, key)));
    for (const key of this.options.site?.views?.pills ?? []) found.push(...pillOf(key, keywords.get(key)));
    return [...new Set(found)];
  }
}

function textsOf(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .slice(0, 10)
    .flatMap(each => (['string', 'number'].includes(typeof each) && each !== '' ? [String(each)] : []));
}

/** Returns the labels for a keyword's value. The label for `true` is the keyword's name. */
function pillOf(key: string, value: unknown): readonly string[] {
  if (value === true) return [key.replace(/^x-/, '')];
  return isObject(value) ? [] : textsOf(value);
}

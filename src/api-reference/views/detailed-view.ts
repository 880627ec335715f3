import {emptyHtml, type Html, type HtmlValue, html} from '../../base/html.js';
import {getOwn, isObject} from '../../base/json.js';
import type {Located} from '../../openapi/document/located.js';
import type {Encoding, MediaTypeObject, NamedExample, Parameter} from '../../openapi/operation/media.js';
import type {SchemaLevel, SchemaRow} from '../../openapi/schema/build-schema-rows.js';
import {flattenSchema, inferTypes} from '../../openapi/schema/flatten-schema.js';
import {readOperationBadges} from './operation/badges.js';
import {describeEncoding, describeStyle} from './operation/parameter-style.js';
import {describeParts, renderUnlistedParts} from './operation/part-encoding.js';
import {renderPartHeaders} from './operation/render-part-headers.js';
import {describeRules, getRuleMessages} from './schema/rule-text.js';
import {renderSpecLink} from './text/render-docs-link.js';
import {type PartNotes, ViewContext} from './view-context.js';

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
    const ruleMessages = getRuleMessages(this);
    if (!('in' in each)) return [...describeEncoding(each, ruleMessages), ...renderPartHeaders(this, each)];
    const types = row ? inferTypes(flattenSchema(this.documents, row.parts)) : [];
    return describeStyle(each, types.includes('array'), types.includes('object'), ruleMessages);
  }

  override parts(media: MediaTypeObject): readonly PartNotes[] {
    return describeParts(this, media);
  }

  override unlistedParts(media: MediaTypeObject, level: SchemaLevel | undefined): Html {
    return renderUnlistedParts(this.parts(media), level);
  }

  override remark({description, externalValue}: NamedExample, title?: string): Html {
    const link = externalValue && html`<p>${renderSpecLink(this, externalValue, externalValue)}</p>`;
    const heading = title ? html`<p>${title}</p>` : emptyHtml;
    const body = html`${heading}${this.text(description)}${link || emptyHtml}`;
    return body.text ? html`<div class="example-note">${body}</div>` : emptyHtml;
  }

  override external(examples: readonly NamedExample[]): readonly NamedExample[] {
    return examples.filter(each => each.externalValue && each.value === undefined && each.text === undefined);
  }

  override badges({value}: Located): Html {
    return html`${readOperationBadges(value).map(({name, tone}) => html` <span class="badge tone-${tone}">${name}</span>`)}`;
  }

  /** Returns a schema's labels: those of its `x-mint` extension, and the values of keywords that docs.json lists. */
  #pills(row: SchemaRow | undefined): readonly string[] {
    const found: string[] = [];
    if (!row) return found;
    const {keywords} = flattenSchema(this.documents, row.parts);
    const mint = keywords.get('x-mint');
    for (const key of ['pre', 'post']) found.push(...toTexts(getOwn(mint, key)));
    for (const key of this.options.site?.views?.pills ?? []) found.push(...buildBadgeLabels(key, keywords.get(key)));
    return [...new Set(found)];
  }
}

function toTexts(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .slice(0, 10)
    .flatMap(each => (['string', 'number'].includes(typeof each) && each !== '' ? [String(each)] : []));
}

/** Returns the labels for a keyword's value. The label for `true` is the keyword's name. */
function buildBadgeLabels(key: string, value: unknown): readonly string[] {
  if (value === true) return [key.replace(/^x-/, '')];
  return isObject(value) ? [] : toTexts(value);
}

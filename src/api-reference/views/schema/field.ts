import {emptyHtml, type Html, type HtmlValue, html, renderHtmlAttributes} from '../../../base/html.js';
import {renderFieldHead} from '../../../components/render-field-head.js';
import type {NamedExample} from '../../../openapi/operation/media.js';
import type {SchemaRow} from '../../../openapi/schema/build-schema-rows.js';
import {renderDocsLink} from '../text/render-docs-link.js';
import type {ViewContext} from '../view-context.js';
import {describeLimits} from './constraint-text.js';
import {formatFieldValue, isShownShort, MAX_EXAMPLES} from './format-field-value.js';
import {renderEnumValues} from './render-enum-values.js';
import {getTitleText} from './render-title-text.js';

/** A parameter, header, or property to render as a field. */
export interface FieldInput {
  readonly name: string;
  /** Markup of the label, if it is more than the name. */
  readonly label?: HtmlValue;
  readonly id?: string | undefined;
  /** Location: `path`, `query`, `querystring`, `header`, `cookie`, `body`, or `response`. Absent for nested fields. */
  readonly in?: string | undefined;
  readonly location?: string | undefined;
  readonly required: boolean;
  /** If true, labels the value as optional, because other values in the list are required. */
  readonly optional?: boolean;
  readonly deprecated?: boolean;
  readonly row?: SchemaRow | undefined;
  readonly description?: string | undefined;
  /** Additional texts to list among the constraints. */
  readonly words?: readonly HtmlValue[];
  readonly examples?: readonly NamedExample[];
  readonly below?: Html;
}

/** Input for the lines below the header line of a field. A body or variant has no header line and therefore no name. */
type FactsInput = Omit<FieldInput, 'name' | 'required'> & Partial<Pick<FieldInput, 'name'>>;

/**
 * Renders a field with the markup of `ParamField`. Sets data attributes for scripts and tests: `data-name`,
 * `data-type`, `data-required`, and on the top level `data-in`. Operations have `data-method` and `data-path`, and
 * responses `data-status`.
 */
export function renderField(context: ViewContext, input: FieldInput): Html {
  const {name, row, required} = input;
  const {messages} = context;
  const deprecated = input.deprecated || row?.deprecated;
  const data = renderHtmlAttributes({
    id: input.id,
    'data-name': name,
    'data-in': input.in,
    'data-type': row?.type,
    'data-required': required,
  });
  const head = renderFieldHead(
    {
      name: input.label ?? name,
      type: row?.type,
      location: input.location,
      required: required && context.side === 'request',
      optional: input.optional === true && context.side === 'response',
      deprecated,
      marks: context.marks(row),
      default: row?.default && html`${formatFieldValue(row.default.value, row)}`,
    },
    messages,
  );
  return html`<div class="field"${data}>${head}${renderFieldFacts(context, input)}${input.below ?? emptyHtml}</div>`;
}

/** Renders the lines below a field's header line: description, constraints, allowed values, and examples. */
export function renderFieldFacts(context: ViewContext, input: FactsInput): Html {
  const {row} = input;
  const {apiMessages} = context;
  const facts = [...(row ? [...describeLimits(context, row), ...context.rules(row)] : []), ...(input.words ?? [])];
  if (row?.const) facts.unshift(html`${apiMessages.always} <code>${formatFieldValue(row.const.value, row)}</code>`);
  const line = facts.map((each, index) => html`${index > 0 ? ' · ' : ''}${each}`);
  const own = input.description ?? row?.description;
  const title = own === undefined && row ? getTitleText(row, input.name) : undefined;
  const description = html`${title === undefined ? emptyHtml : html`<p>${title}</p>`}${context.text(own)}${row?.itemDescription === own ? emptyHtml : context.text(row?.itemDescription)}`;
  const limits = facts.length > 0 ? html`<div class="field-facts">${line}</div>` : emptyHtml;
  const body = html`${description}${limits}${row ? renderEnumValues(context, row) : emptyHtml}${renderExamples(context, input)}${row?.externalDocs ? html`<p>${renderDocsLink(context, row.externalDocs)}</p>` : emptyHtml}${(row?.broken ?? []).map(ref => html`<p class="field-broken">${apiMessages.brokenRef.replace('{name}', '')}<code>${ref}</code></p>`)}`;
  return body.text ? html`<div class="field-body">${body}</div>` : emptyHtml;
}

/**
 * Renders the details of a value without a header line, such as a body or variant. Includes the labels that a field has
 * in its header line.
 */
export function renderFacts(context: ViewContext, row: SchemaRow): Html {
  const {messages} = context;
  const words = [
    ...(row.deprecated ? [html`<span class="badge tone-warning">${messages.deprecated}</span>`] : []),
    ...context.marks(row),
    ...(row.default ? [html`${messages.default} <code>${formatFieldValue(row.default.value, row)}</code>`] : []),
  ];
  return renderFieldFacts(context, {row, words});
}

/** Maximum number of documented examples per field. */
const MAX_NAMED = 50;

/**
 * Renders short examples on one muted line. Skips duplicates, allowed values, and the default. Renders long or
 * described examples of a parameter as blocks below, because no other section contains them.
 */
function renderExamples(context: ViewContext, input: FactsInput): Html {
  const {examples: named = [], row, in: place} = input;
  const stated = named.length > 0 ? named : (row?.examples ?? []).map(value => ({name: '', value}) as NamedExample);
  const isOnlyHere = named.length > 0 || (place !== undefined && place !== 'body' && place !== 'response');
  const known = new Set(
    [row?.default, row?.const, ...(row?.enum ?? [])].map(each => each && formatFieldValue(each.value, row)),
  );
  const short: Html[] = [];
  const blocks: Html[] = [];
  for (const each of stated.slice(0, named.length > 0 ? MAX_NAMED : MAX_EXAMPLES)) {
    const {value, text, summary, description} = each;
    const words = text ?? formatFieldValue(value, row);
    if ((value === undefined && text === undefined) || words === '') continue;
    if (isShownShort(words) && !description) {
      if (known.has(words)) continue;
      known.add(words);
      short.push(html`<code>${words}</code>${summary ? html` <span>${summary}</span>` : emptyHtml}`);
    } else if (isOnlyHere) {
      const title = context.remark(each, summary);
      blocks.push(
        html`${title}<p class="field-examples">${title.text ? emptyHtml : context.apiMessages.examples} <code>${words}</code></p>`,
      );
    }
  }
  const links = context.external(named).map(each => context.remark(each));
  const list = short.map((each, index) => html`${index > 0 ? ', ' : ''}${each}`);
  const line =
    short.length > 0 ? html`<p class="field-examples">${context.apiMessages.examples} ${list}</p>` : emptyHtml;
  return html`${line}${blocks}${links}`;
}

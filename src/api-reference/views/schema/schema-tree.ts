import {fillHtml, fillMessage} from '../../../base/fill-message.js';
import {emptyHtml, type Html, type HtmlValue, html, renderHtmlAttributes} from '../../../base/html.js';
import {chevronGlyph} from '../../../components/glyphs.js';
import {renderTabs} from '../../../components/tabs.js';
import {formatNumber} from '../../../messages/format.js';
import {formatPlural} from '../../../messages/format-plural.js';
import type {RowChoice, SchemaLevel, SchemaRow} from '../../../openapi/schema/build-schema-rows.js';
import type {ViewContext} from '../view-context.js';
import {renderFacts, renderField} from './field.js';
import {formatFieldValue, isShownShort} from './format-field-value.js';
import {formatKind} from './row-kind.js';
import {type RowPath, stepBelow} from './row-path.js';

/** Input for rendering one level of rows. */
interface LevelInput {
  readonly path: RowPath;
  /** Number of rows of the level that are already rendered. */
  readonly from?: number;
  /** On the top level of a body or response: the location, for `data-in`. */
  readonly in?: 'body' | 'response' | undefined;
  /** Notes on the serialization of form fields, by field name. */
  readonly words?: ReadonlyMap<string, readonly HtmlValue[]>;
}

/** Renders a level's rows, its choices, and a button for omitted rows. */
export function renderLevel(context: ViewContext, level: SchemaLevel, input: LevelInput): Html {
  const {path, from = 0} = input;
  // Label optional fields only if the level also has required ones.
  const requiresSome = level.rows.some(({required}) => required);
  const rows = level.rows.map((row, index) =>
    renderRow(context, row, stepBelow(path, from + index), input, requiresSome),
  );
  const choices = level.choices.map((choice, index) => renderChoice(context, choice, index, input));
  return html`${rows}${renderMoreButton(context, level, path, from)}${choices}`;
}

function renderMoreButton({apiMessages}: ViewContext, {rows, rest}: SchemaLevel, path: RowPath, from: number): Html {
  if (rest === 0) return emptyHtml;
  const next = from + rows.length;
  const text = fillMessage(apiMessages.showMore, {
    count: formatNumber(Math.min(rest, 200), apiMessages.locale),
    total: formatNumber(next + rest, apiMessages.locale),
  });
  return html`<button class="rows-more" type="button"${renderHtmlAttributes({'data-row': path, 'data-from': next})}>${text}</button>`;
}

function renderRow(
  context: ViewContext,
  row: SchemaRow,
  path: RowPath,
  input: LevelInput,
  saysOptional: boolean,
): Html {
  const prefix = input.in === 'response' ? 'response' : 'param';
  const isProperty = row.kind === 'property';
  return renderField(context, {
    name: row.name,
    label: isProperty ? undefined : renderKindLabel(context, row),
    id: input.in && isProperty ? context.id(`${prefix}-${row.name}`) : undefined,
    in: input.in,
    required: row.required,
    optional: saysOptional && isProperty && !row.required,
    row,
    words: input.words?.get(row.name) ?? [],
    below: renderBelow(context, row, path),
  });
}

/**
 * Labels a row that is not a property, such as a tuple item. If deprecated, strikes through only the name in the label.
 */
function renderKindLabel({apiMessages}: ViewContext, row: SchemaRow): HtmlValue {
  const {kind, name, title, deprecated} = row;
  const key = kind === 'pattern' ? name : kind === 'dependent' ? html`<code>${name}</code>` : kind === 'tuple' && title;
  const shown = key && deprecated ? html`<span class="is-deprecated">${key}</span>` : key;
  return html`<span class="field-kind">${formatKind(apiMessages, row)}</span>${shown ? html` ${shown}` : emptyHtml}`;
}

/**
 * Renders the collapsed children of a row. If they are not in `row`, renders an empty section that loads them by its
 * path.
 */
export function renderBelow(context: ViewContext, row: SchemaRow, path: RowPath): Html {
  if (!row.openable) return emptyHtml;
  const {below} = row;
  if (below && below.rows.length + below.rest === 0 && !below.choices.some(hasVariants)) return emptyHtml;
  const body = below && renderLevel(context, below, {path});
  return html`<details class="expandable"${renderHtmlAttributes({'data-row': below ? undefined : path, open: context.opens && below && true})}><summary data-markdown-ignore>${chevronGlyph}<span>${formatBelow(context, below)}</span></summary>${body ? renderExpandableBody(body) : emptyHtml}</details>`;
}

export function renderExpandableBody(body: Html): Html {
  return html`<div class="expandable-body">${body}</div>`;
}

function formatBelow({apiMessages, messages}: ViewContext, below: SchemaLevel | undefined): string {
  if (!below) return messages.showChildren;
  const count = below.rows.length + below.rest;
  const [choice] = below.choices;
  return count === 0 && choice
    ? formatPlural(apiMessages.showVariants, choice.variants.length, apiMessages.locale)
    : formatPlural(apiMessages.showSome, count, apiMessages.locale);
}

/** Renders variants as tabs. Omits variants that add nothing to the type label. */
function renderChoice(context: ViewContext, choice: RowChoice, index: number, {path}: LevelInput): Html {
  const {apiMessages} = context;
  const {variants, discriminator} = choice;
  if (!hasVariants(choice)) return emptyHtml;
  const panels = variants.map((row, at) => {
    const inner = stepBelow(path, `v${index}-${at}`);
    const when = discriminator === undefined ? emptyHtml : renderVariantCondition(context, discriminator, row);
    return {
      label: row.title ?? row.type,
      id: context.id(`variant-${inner}`),
      body: html`${when}${row.openable ? emptyHtml : html`<p class="variant-type"><span class="field-type">${row.type}</span></p>`}${renderFacts(context, row)}${renderVariantBody(context, row, inner)}`,
    };
  });
  const kind = html`<p class="variants-title">${choice.kind === 'oneOf' ? apiMessages.oneOf : apiMessages.anyOf}${discriminator !== undefined ? html`, ${apiMessages.toldBy} <code>${discriminator}</code>` : emptyHtml}</p>`;
  return html`<div class="variants">${kind}<docs-tabs${renderHtmlAttributes({dropdown: isMenu(panels)})} data-rendered>${renderTabs(panels)}</docs-tabs></div>`;
}

/** Renders which discriminator values select a variant. */
function renderVariantCondition(
  {apiMessages}: ViewContext,
  discriminator: string,
  {mapped = [], isDefault}: SchemaRow,
): Html {
  const name = html`<code>${discriminator}</code>`;
  const values = html`${mapped.map((word, at) => html`${at > 0 ? ', ' : ''}<code>${word}</code>`)}`;
  const parts = [
    ...(mapped.length > 0 ? [fillHtml(apiMessages.isWhere, {name, value: values})] : []),
    ...(isDefault ? [fillHtml(apiMessages.isOtherwise, {name})] : []),
  ];
  return html`${parts.map(each => html`<p class="variant-when">${each}</p>`)}`;
}

/** Returns whether a menu must replace the tabs, because they do not fit on one line. */
function isMenu(panels: readonly {readonly label: string}[]): boolean {
  return panels.length > 6 || panels.reduce((sum, {label}) => sum + label.length + 3, 0) > 70;
}

/**
 * Renders a variant's content. Its children are expanded if they are loaded, because the reader has just chosen the
 * tab.
 */
function renderVariantBody(context: ViewContext, row: SchemaRow, path: RowPath): Html {
  return row.below ? renderLevel(context, row.below, {path}) : renderBelow(context, row, path);
}

function hasVariants({variants}: RowChoice): boolean {
  return variants.some(hasMore);
}

function hasMore(row: SchemaRow): boolean {
  const {openable, description, constraints, itemFacts, examples} = row;
  return (
    openable ||
    Boolean(description || row.const || row.default || row.deprecated) ||
    Boolean(constraints.length || itemFacts || row.enum.length) ||
    examples.some(each => isShownShort(formatFieldValue(each)))
  );
}

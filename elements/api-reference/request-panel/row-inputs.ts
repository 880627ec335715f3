import {html, nothing, render, type TemplateResult} from 'lit';
import {isFileField} from '../../../src/api-reference/form/field.js';
import {formatJson} from '../../../src/base/exact-json.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {ValuePath} from '../../../src/base/format-keys.js';
import {isContainer} from '../../../src/base/written-number.js';
import {windowGlyph} from '../../../src/components/glyphs.js';
import type {ResponseMessages} from '../../../src/messages/en-response.js';
import {formatPlural} from '../../../src/messages/format-plural.js';
import {markup} from '../../base/markup.js';
import type {FieldContext} from '../form/field-context.js';
import {isPlain, renderFieldInput, renderWarnings} from '../form/field-input.js';
import type {RequestRow} from './request-rows.js';
import {focusControl, RowHolders} from './row-holders.js';

/** Maximum number of characters to show of a value that only the form can edit. */
const PREVIEW_LENGTH = 40;

/** Messages that count the items of a list or the keys of an object. */
type CountMessages = Pick<ResponseMessages, 'items' | 'keys' | 'locale'>;

let panels = 0;

/** Inputs in a view's rows. Each has a container in its row. */
export class RowInputs {
  readonly #holders = new RowHolders();
  /** Prefix of control ids. Unique, because a page can have several panels. */
  readonly #id = `row${panels++}-`;
  readonly #openForm: (row: RequestRow) => void;
  /** Rows that the reader edited. */
  readonly #edited = new Set<string>();

  /** `openForm` opens the form for values that have no control in their row. */
  constructor(openForm: (row: RequestRow) => void) {
    this.#openForm = openForm;
  }

  /** Shows inputs in these rows, and removes all others. `isChecked` shows warnings about missing values. */
  show(rows: readonly RequestRow[], isChecked: boolean, counts: CountMessages): void {
    this.#holders.retain(new Set(rows.map(buildRowKey)));
    for (const row of rows)
      render(this.#input(row, isChecked, counts), this.#holders.getOrCreate(row.row, buildRowKey(row)));
  }

  /** Moves the focus to the control of a value, or of the nearest parent with one. Returns false if no row has one. */
  focus(at: string, path: ValuePath): boolean {
    return focusControl(path.length > 0 ? this.#nearest(at, path) : this.#holders.get(buildRowKey({at, path})));
  }

  #nearest(at: string, path: ValuePath): HTMLElement | undefined {
    const paths = path.map((_, index) => path.slice(0, path.length - index));
    return paths.map(each => this.#holders.get(buildRowKey({at, path: each}))).find(each => each !== undefined);
  }

  #input(row: RequestRow, isChecked: boolean, counts: CountMessages): TemplateResult {
    const {context, field, name, value, path, required} = row;
    if (!isFileField(field) && (!isPlain(field) || field.kind === 'json')) return this.#expand(row, counts);
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    const own: FieldContext = {
      ...context,
      id: this.#id + context.id,
      set: (at, next) => {
        this.#edited.add(buildRowKey(row));
        if (next === '' && !required && at.length > 0) context.remove(at);
        else context.set(at, next);
      },
      warningsAt: at => (isEmpty && !isChecked && !this.#edited.has(buildRowKey(row)) ? [] : context.warningsAt(at)),
    };
    return html`${renderFieldInput(own, {field, value, path, name, required, isRemovable: !required})}${renderWarnings(own, path)}`;
  }

  #expand(row: RequestRow, counts: CountMessages): TemplateResult {
    const {context, name, value} = row;
    const isSet = value !== undefined;
    const shown = isSet ? formatPreview(row, counts) : context.messages.notSet;
    const label = fillMessage(context.messages.editInForm, {name});
    return html`<button class="field-expand" type="button" aria-haspopup="dialog" @click=${() => this.#openForm(row)}><span class=${isSet ? nothing : 'is-unset'}>${shown}</span> <span class="field-expand-hint">${label}</span>${markup(windowGlyph)}</button>`;
  }
}

/** Returns the short text of a value that only the form can edit. Counts items and keys, because JSON does not fit. */
function formatPreview({value}: RequestRow, {items, keys, locale}: CountMessages): string {
  if (Array.isArray(value)) return formatPlural(items, value.length, locale);
  if (isContainer(value)) return formatPlural(keys, Object.keys(value).length, locale);
  return (formatJson(value) ?? '').slice(0, PREVIEW_LENGTH);
}

function buildRowKey({at, path}: Pick<RequestRow, 'at' | 'path'>): string {
  return JSON.stringify([at, ...path]);
}

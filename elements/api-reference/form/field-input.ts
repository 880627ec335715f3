import {html, nothing, type TemplateResult} from 'lit';
import {buildItemField, type Field, type FileValue, isFileField} from '../../../src/api-reference/form/field.js';
import {formatShownText, parseTypedValue} from '../../../src/api-reference/form/typed-text.js';
import {formatFieldValue} from '../../../src/api-reference/views/schema/format-field-value.js';
import {isEqualJson} from '../../../src/base/exact-json.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {ValuePath} from '../../../src/base/format-keys.js';
import {fromReceivedHtml} from '../../../src/base/html.js';
import {isContainer} from '../../../src/base/written-number.js';
import {closeGlyph} from '../../../src/components/glyphs.js';
import {markup} from '../../base/markup.js';
import {showHtml} from '../../base/show-html.js';
import {buildControlId, type FieldContext} from './field-context.js';
import {renderFileField} from './file-field.js';
import {renderObjectFields} from './object-fields.js';
import {renderVariantFields} from './variant-fields.js';

/** Value to edit, with its field, its path, and its accessible name. */
export interface FieldInputOptions {
  readonly field: Field;
  readonly value: unknown;
  readonly path: ValuePath;
  readonly name: string;
  readonly required?: boolean;
  /** Whether the control offers to remove its value. */
  readonly isRemovable?: boolean;
  /** Whether `renderAbout` renders a description that the control refers to. */
  readonly isDescribed?: boolean;
}

/** Renders a value's control. For an object or list, renders the controls of its members. */
export function renderFieldInput(context: FieldContext, input: FieldInputOptions): TemplateResult {
  const {field, value, path} = input;
  // No button for `null`: menus offer it as an option, and in JSON the reader types it.
  const hasChoice = ['enum', 'boolean', 'variants', 'json'].includes(field.kind);
  if (!field.nullable || hasChoice) return renderControl(context, input);
  const isNull = value === null;
  const label = fillMessage(context.messages.valueOf, {name: `${input.name} (${context.messages.null})`});
  const toggle = () => context.set(path, isNull ? createFilledValue(field) : null);
  const shown = isNull && !isPlain(field) ? nothing : renderControl(context, input);
  return html`<div class="nullable">${shown}<button class="null" type="button" aria-pressed=${isNull ? 'true' : 'false'} aria-label=${label} @click=${toggle}>${context.messages.null}</button></div>`;
}

/** Returns a value to replace `null` by. */
function createFilledValue({proposed, ...field}: Field): unknown {
  return createEmptyValue(proposed && proposed.value !== null ? {...field, proposed} : field);
}

function renderControl(context: FieldContext, input: FieldInputOptions): TemplateResult {
  const {field, value} = input;
  if (field.kind === 'object') return renderObjectFields(context, input);
  if (field.kind === 'variants') return renderVariantFields(context, input);
  if (field.kind === 'array') return renderArrayFields(context, input);
  if (field.kind === 'file') return renderFileInput(context, input);
  if (field.kind === 'enum' || field.kind === 'boolean') return renderChoice(context, input);
  // Use a `<textarea>` for text that has several lines or is long.
  const isLong = field.kind === 'json' || (typeof value === 'string' && (value.includes('\n') || value.length > 120));
  return isLong ? renderTextArea(context, input) : renderTextInput(context, input);
}

/** Renders a description as safe HTML, if there is one. `id` is the id of the control that it describes. */
export function renderAbout(id: string, description: string | undefined): TemplateResult | typeof nothing {
  return description
    ? html`<div class="about" id="${id}-about" ${showHtml(fromReceivedHtml(description))}></div>`
    : nothing;
}

/** Renders the warnings about a value below its control. Screen readers read them with the control. */
export function renderWarnings(context: FieldContext, path: ValuePath): TemplateResult | typeof nothing {
  const warnings = context.warningsAt(path);
  return warnings.length === 0
    ? nothing
    : html`<p class="warn" id="${buildControlId(context, path)}-warn">${warnings.join(' ')}</p>`;
}

/** Returns the ARIA attributes of a control, without its accessible name. */
export function buildAria(
  context: FieldContext,
  {path, required, isDescribed}: Omit<FieldInputOptions, 'field' | 'value' | 'name'>,
) {
  const id = buildControlId(context, path);
  const isWrong = context.warningsAt(path).length > 0;
  return {
    required: required ? 'true' : nothing,
    invalid: isWrong ? 'true' : nothing,
    by: [...(isWrong ? [`${id}-warn`] : []), ...(isDescribed ? [`${id}-about`] : [])].join(' ') || nothing,
  };
}

function renderTextInput(context: FieldContext, input: FieldInputOptions): TemplateResult {
  const {field, value, path, name} = input;
  const {required, invalid, by} = buildAria(context, input);
  const type = field.format === 'password' ? 'password' : 'text';
  return html`<input id=${buildControlId(context, path)} type=${type} autocomplete="off" autocapitalize="off" spellcheck="false"
    inputmode=${field.kind === 'number' ? 'decimal' : nothing} aria-label=${fillMessage(context.messages.valueOf, {name})}
    aria-required=${required} aria-invalid=${invalid} aria-describedby=${by} placeholder=${(value === null ? context.messages.null : getPlaceholder(field)) || nothing} .value=${formatShownText(value)}
    @input=${(event: Event) => context.set(path, parseTypedValue(field, (event.target as HTMLInputElement).value, path.length > 0))} />`;
}

function getPlaceholder({placeholder: text, proposed}: Field): string {
  if (text !== undefined) return text;
  const value = proposed?.value;
  if (value !== undefined && value !== null && !isContainer(value)) return String(value);
  return '';
}

function renderTextArea(context: FieldContext, input: FieldInputOptions): TemplateResult {
  const {field, value, path, name} = input;
  const {required, invalid, by} = buildAria(context, input);
  const text = formatShownText(value, field.kind);
  const rows = Math.min(12, Math.max(2, text.split('\n').length));
  return html`<textarea id=${buildControlId(context, path)} rows=${rows} spellcheck="false" aria-label=${fillMessage(context.messages.valueOf, {name})}
    aria-required=${required} aria-invalid=${invalid} aria-describedby=${by} .value=${text}
    @change=${(event: Event) => context.set(path, parseTypedValue(field, (event.target as HTMLTextAreaElement).value))}></textarea>`;
}

/** Returns the labels of enum options: the title, if documented, and the value. */
function listOptionTexts({messages}: FieldContext, {titles}: Field, values: readonly unknown[]): readonly string[] {
  const row = {enum: values.map(value => ({value}))};
  return values.map((value, index) => {
    const text = value === null ? messages.null : formatFieldValue(value, row);
    const title = titles?.[index];
    return title === undefined ? text : `${title} (${text})`;
  });
}

/** Renders a menu. Identifies options by their index, because two values can have the same text. */
function renderChoice(context: FieldContext, input: FieldInputOptions): TemplateResult {
  const {field, value, path, name, isRemovable} = input;
  const {required, invalid, by} = buildAria(context, input);
  const values = field.kind === 'boolean' ? [true, false] : (field.values ?? []);
  const all = field.nullable && !values.includes(null) ? [...values, null] : values;
  const same = (each: unknown) => isEqualJson(each, value) || String(each) === value;
  const chosen = all.findIndex(same);
  const isOther = chosen === -1 && value !== undefined && value !== '';
  return html`<select id=${buildControlId(context, path)} aria-label=${fillMessage(context.messages.valueOf, {name})} aria-required=${required} aria-invalid=${invalid} aria-describedby=${by}
    @change=${(event: Event) => {
      const index = Number((event.target as HTMLSelectElement).value);
      if (index >= 0) context.set(path, all[index]);
      else if (isRemovable) context.remove(path);
    }}>
    ${chosen === -1 || isRemovable ? html`<option value="-1" ?selected=${chosen === -1}>${isOther ? formatShownText(value) : context.messages.notSet}</option>` : nothing}
    ${listOptionTexts(context, field, all).map((text, index) => html`<option value=${index} ?selected=${index === chosen}>${text}</option>`)}
  </select>`;
}

function renderArrayFields(context: FieldContext, {field, value, path, name}: FieldInputOptions): TemplateResult {
  const {messages} = context;
  const list = Array.isArray(value) ? value : [];
  if (isFileField(field)) return renderFileList(context, {field, value: list, path, name});
  const next = buildItemField(field, list.length);
  const add = () => next && context.set([...path, list.length], next.proposed?.value ?? createEmptyValue(next));
  return html`<div class="list" role="group" aria-label=${name}>
    ${list.map((each, index) => {
      const at = [...path, index];
      const item = buildItemField(field, index) ?? anyField;
      return html`<div class="list-item">
        ${renderFieldInput(context, {field: item, value: each, path: at, name: fillMessage(messages.item, {name, number: index + 1})})}
        <button class="remove" type="button" aria-label=${fillMessage(messages.removeItem, {name, number: index + 1})} @click=${() => context.remove(at)}>${markup(closeGlyph)}</button>
        ${isPlain(item) ? renderWarnings(context, at) : nothing}
      </div>`;
    })}
    ${next ? html`<button class="add" type="button" aria-label=${fillMessage(messages.addItemTo, {name})} @click=${add}>+ ${messages.addItem}</button>` : nothing}
  </div>`;
}

/** Renders a list of files: its items, and one field that adds several files. */
function renderFileList(context: FieldContext, {field, value, path, name}: FieldInputOptions): TemplateResult {
  const {messages, keepFile} = context;
  const list = value as readonly unknown[];
  const plain = {messages, keepFile, required: nothing, invalid: nothing, by: nothing};
  // A tuple has no more items than its schema lists.
  const add = (files: readonly FileValue[]) =>
    context.set(path, [...list, ...files.filter((_, index) => buildItemField(field, list.length + index))]);
  return html`<div class="list" role="group" aria-label=${name}>
    ${list.map((each, index) => {
      const at = [...path, index];
      const set = ([file]: readonly FileValue[]) => (file ? context.set(at, file) : context.remove(at));
      const label = fillMessage(messages.valueOf, {name: fillMessage(messages.item, {name, number: index + 1})});
      return renderFileField({...plain, id: buildControlId(context, at), label, value: each, isItem: true, set});
    })}
    ${buildItemField(field, list.length) ? renderFileField({...plain, id: buildControlId(context, [...path, list.length]), label: fillMessage(messages.addItemTo, {name}), value: undefined, isMultiple: true, set: add}) : nothing}
  </div>`;
}

/** Field for items beyond those that the schema of a tuple lists. */
const anyField: Field = {kind: 'json', type: 'any', nullable: true, constraints: []};

function renderFileInput(context: FieldContext, input: FieldInputOptions): TemplateResult {
  const {value, path, name} = input;
  const {messages} = context;
  return renderFileField({
    messages,
    id: buildControlId(context, path),
    label: fillMessage(messages.valueOf, {name}),
    value,
    ...buildAria(context, input),
    keepFile: context.keepFile,
    set: ([file]) => context.set(path, file ?? ''),
  });
}

/** Returns whether a field is a single control next to its label. */
export function isPlain({kind}: Field): boolean {
  return kind !== 'object' && kind !== 'variants' && kind !== 'array';
}

/** Returns whether a field's controls fit next to its label: a single control, or a list of them. */
export function isBeside(field: Field): boolean {
  const item = buildItemField(field, 0);
  return isPlain(field) || (field.kind === 'array' && item !== undefined && isPlain(item));
}

/** Returns a field's value when the reader adds it: the suggestion, or an empty value of its kind. */
export function createEmptyValue({kind, proposed, values}: Field): unknown {
  if (proposed) return proposed.value;
  if (kind === 'object') return {};
  if (kind === 'array') return [];
  if (kind === 'boolean') return true;
  if (kind === 'enum') return values?.[0];
  return kind === 'variants' ? undefined : '';
}

import {html, nothing, type TemplateResult} from 'lit';
import {ref} from 'lit/directives/ref.js';
import {repeat} from 'lit/directives/repeat.js';
import type {Field, FieldProperty} from '../../../src/api-reference/form/field.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {isObject} from '../../../src/base/json.js';
import {closeGlyph} from '../../../src/components/glyphs.js';
import {formatPlural} from '../../../src/messages/format-plural.js';
import {isComposing} from '../../base/is-composing.js';
import {markup} from '../../base/markup.js';
import {clickWhenSeen} from './click-when-seen.js';
import {buildControlId, type FieldContext, MAX_OPTIONAL_FIELDS} from './field-context.js';
import {
  createEmptyValue,
  type FieldInputOptions,
  isBeside,
  isPlain,
  renderAbout,
  renderFieldInput,
  renderWarnings,
} from './field-input.js';
import {renderSendBox} from './send-box.js';

/** Number of optional fields that are visible at first, below all required ones. */
const shownAtOnce = 8;

/**
 * Renders the fields of an object: those that the schema lists, and additional properties whose names the reader
 * enters.
 */
export function renderObjectFields(
  context: FieldContext,
  {field, value, path, name}: FieldInputOptions,
): TemplateResult {
  const {messages} = context;
  const entries = new Map<string, unknown>(isObject(value) ? Object.entries(value) : []);
  const properties = field.properties ?? [];
  const listed = new Set(properties.map(each => each.name));
  const isNeeded = (each: FieldProperty) => each.required || entries.has(each.name);
  const waiting = properties.filter(each => !isNeeded(each));
  const isLong = waiting.length > shownAtOnce;
  const count = isLong ? context.shownAt(path) : waiting.length;
  const isFolded = count === 0;
  const rendered = new Set(waiting.slice(0, count));
  const shown = properties.filter(each => isNeeded(each) || rendered.has(each));
  const others = [...entries].filter(([key]) => !listed.has(key));
  const row = (each: FieldProperty) =>
    renderPropertyRow(context, {property: each, value: entries.get(each.name), isSet: entries.has(each.name), path});
  return html`<div class="object" role="group" aria-label=${name}>
    ${repeat(shown, each => each.name, row)}
    ${others.map(([key, each]) => renderOtherRow(context, {field: field.additional ?? anything, value: each, path: [...path, key], name: key}))}
    ${isLong && count > 0 && count < waiting.length ? renderMoreButton(context, path, waiting.length - count) : nothing}
    ${
      isLong
        ? html`<button class="add" type="button" aria-expanded=${isFolded ? 'false' : 'true'} @click=${() => context.toggle(path)}>
          ${isFolded ? formatPlural(messages.moreFields, waiting.length, messages.locale) : messages.fewerFields}</button>`
        : nothing
    }
    ${field.additional ? addProperty(context, field.additional, {listed, path, entries, name}) : nothing}
  </div>`;
}

/** Renders the button that shows more fields. It clicks itself when the reader scrolls to it. */
function renderMoreButton(context: FieldContext, path: FieldInputOptions['path'], left: number): TemplateResult {
  const more = (event: MouseEvent) => {
    const button = event.currentTarget as HTMLElement;
    const last = button.previousElementSibling;
    const isRequested = event.detail > 0 || (button.getRootNode() as ShadowRoot).activeElement === button;
    context.showMore(path);
    // The reader used the button: move the focus to the first new field.
    if (isRequested)
      requestAnimationFrame(() =>
        last?.nextElementSibling?.querySelector<HTMLElement>('input:not(.send), select, textarea, button')?.focus(),
      );
  };
  const {moreFields, locale} = context.messages;
  const text = formatPlural(moreFields, Math.min(left, MAX_OPTIONAL_FIELDS), locale);
  return html`<button class="add" type="button" ${ref(clickWhenSeen)} @click=${more}>${text}</button>`;
}

const anything: Field = {kind: 'json', type: 'any', nullable: true, constraints: []};

interface RowInput {
  readonly property: FieldProperty;
  readonly value: unknown;
  readonly isSet: boolean;
  readonly path: FieldInputOptions['path'];
}

function renderPropertyRow(context: FieldContext, {property, value, isSet, path}: RowInput): TemplateResult {
  const {name, field, required, deprecated} = property;
  const {messages} = context;
  const at = [...path, name];
  const control = buildControlId(context, at);
  const plain = isPlain(field);
  // Always render a single control. Render nested fields only after the reader adds the value: a recursive schema has
  // no end.
  const isShown = plain || isSet;
  const input = isShown
    ? renderFieldInput(context, {field, value, path: at, name, required, isDescribed: Boolean(field.description)})
    : nothing;
  const toggle = (event: Event) => {
    if ((event.target as HTMLInputElement).checked) context.set(at, createEmptyValue(field));
    else context.remove(at);
  };
  const box = required && isShown ? nothing : renderSendBox({id: control, name, messages, isOn: isSet, toggle});
  return html`<div class=${isBeside(field) ? 'row' : 'row is-wide'}>
    <div class="row-head">${box}<label for=${control}><code class=${deprecated ? 'name is-deprecated' : 'name'}>${name}</code></label>
      <span class="type">${field.type}</span>${required ? html`<span class="required">${messages.required}</span>` : nothing}</div>
    ${renderAbout(buildControlId(context, at), field.description)}
    <div class="row-input">${input}${renderWarnings(context, at)}</div>
  </div>`;
}

/** Renders an additional property, which the schema does not list. */
function renderOtherRow(context: FieldContext, input: FieldInputOptions): TemplateResult {
  const {name, path, field} = input;
  return html`<div class=${isBeside(field) ? 'row' : 'row is-wide'}>
    <div class="row-head"><label for=${buildControlId(context, path)}><code class="name">${name}</code></label>
      <button class="remove" type="button" aria-label=${fillMessage(context.messages.removeProperty, {name})} @click=${() => context.remove(path)}>${markup(closeGlyph)}</button></div>
    <div class="row-input">${renderFieldInput(context, input)}${renderWarnings(context, path)}</div>
  </div>`;
}

interface AddInput {
  readonly listed: ReadonlySet<string>;
  readonly path: FieldInputOptions['path'];
  readonly entries: ReadonlyMap<string, unknown>;
  /** Accessible name of the object. */
  readonly name: string;
}

function addProperty(
  context: FieldContext,
  field: Field,
  {listed, path, entries, name: owner}: AddInput,
): TemplateResult {
  const {messages} = context;
  const add = (event: Event) => {
    const input = (event.currentTarget as HTMLElement).parentElement?.querySelector('input') as HTMLInputElement;
    const name = input.value.trim();
    if (!name || entries.has(name) || listed.has(name)) return;
    context.set([...path, name], createEmptyValue(field));
    input.value = '';
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return;
    event.preventDefault();
    add(event);
  };
  return html`<div class="add-property"><input type="text" autocomplete="off" spellcheck="false" aria-label=${fillMessage(messages.propertyNameOf, {name: owner})} placeholder=${messages.propertyName} @keydown=${key} />
    <button class="add" type="button" aria-label=${fillMessage(messages.addPropertyTo, {name: owner})} @click=${add}>+ ${messages.addProperty}</button></div>`;
}

import {html, nothing, type TemplateResult} from 'lit';
import {type FileValue, isFileValue} from '../../../src/api-reference/form/field.js';
import {sizeText} from '../../../src/api-reference/form/quantities.js';
import {fill} from '../../../src/base/words.js';
import {closeGlyph} from '../../../src/components/glyphs.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {markup} from '../../base/markup.js';

interface FileField {
  readonly messages: TryItMessages;
  readonly id: string;
  readonly label: string;
  /** The chosen file. Undefined for any other value. */
  readonly value: unknown;
  /** ARIA attributes, or `nothing` if they don't apply. */
  readonly required: unknown;
  readonly invalid: unknown;
  readonly by: unknown;
  keepFile(file: File): FileValue;
  /** Sets the chosen file, or removes it. */
  set(value: FileValue | undefined): void;
}

/**
 * Renders a control for a file. The browser's own control covers the box invisibly. It opens its dialog, and accepts
 * dropped files.
 */
export function fileField(field: FileField): TemplateResult {
  const {messages, id, label, value, required, invalid, by, set} = field;
  const choose = (event: Event) => {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (file) set(field.keepFile(file));
  };
  const over = (event: Event) => {
    (event.currentTarget as Element).classList.toggle('is-over', event.type === 'dragenter');
  };
  const file = isFileValue(value) ? value : undefined;
  const remove = file
    ? html`<button class="remove" type="button" aria-label=${fill(messages.removeProperty, {name: file.$file})} @click=${() => set(undefined)}>${markup(closeGlyph)}</button>`
    : nothing;
  return html`<div class="file">
    <div class="drop" @dragenter=${over} @dragleave=${over} @drop=${over}>
      <input id=${id} type="file" aria-label=${label} aria-required=${required} aria-invalid=${invalid} aria-describedby=${by} @click=${forgetFile} @change=${choose} />
      <span class="file-name">${file?.$file ?? messages.chooseFile}</span>${file ? html` <span class="type">${sizeText(file.size, messages.locale)}</span>` : nothing}
    </div>${remove}
  </div>`;
}

/** Lets the reader choose the same file again after it changed on the disk. Without this, no event would fire. */
function forgetFile(event: Event): void {
  (event.target as HTMLInputElement).value = '';
}

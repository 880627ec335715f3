import {html, nothing, type TemplateResult} from 'lit';
import {type FileValue, isFileValue} from '../../../src/api-reference/form/field.js';
import {formatSize} from '../../../src/api-reference/form/quantities.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {closeGlyph, uploadGlyph} from '../../../src/components/glyphs.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {markup} from '../../base/markup.js';

/** Number of letters beyond which a file name is split. */
const LONG_NAME = 16;
/** Number of letters at the end of a long file name that always show. */
const NAME_END = 10;

interface FileField {
  readonly messages: TryItMessages;
  readonly id: string;
  readonly label: string;
  /** The selected file, if it is a `FileValue`. Otherwise no file is selected. */
  readonly value: unknown;
  /** ARIA attribute values, or Lit's `nothing`. */
  readonly required: unknown;
  readonly invalid: unknown;
  readonly by: unknown;
  /** Whether the reader can choose several files at once. */
  readonly isMultiple?: boolean;
  /** Whether the field is an item of a list, which can be removed without a file too. */
  readonly isItem?: boolean;
  keepFile(file: File): FileValue;
  /** Called with the selected files, or with none to remove the file. */
  set(files: readonly FileValue[]): void;
}

/**
 * Renders a file field. The native input covers the box invisibly, so that it opens its dialog and accepts dropped
 * files.
 */
export function renderFileField(field: FileField): TemplateResult {
  const {messages, id, label, value, required, invalid, by, isMultiple = false, isItem = false, set} = field;
  const choose = (event: Event) => {
    const files = [...((event.target as HTMLInputElement).files ?? [])];
    if (files.length > 0) set(files.map(file => field.keepFile(file)));
  };
  const over = (event: Event) => {
    (event.currentTarget as Element).classList.toggle('is-over', event.type === 'dragenter');
  };
  const file = isFileValue(value) ? value : undefined;
  const remove =
    file || isItem
      ? html`<button class="remove" type="button" aria-label=${fillMessage(messages.removeProperty, {name: file?.$file ?? label})} @click=${() => set([])}>${markup(closeGlyph)}</button>`
      : nothing;
  const content = file
    ? html`${renderFileName(file.$file)} <span class="size">${formatSize(file.size, messages.locale)}</span>`
    : html`${markup(uploadGlyph)}<span class="file-name">${isMultiple ? messages.chooseFiles : messages.chooseFile}</span> <span class="drop-here">${messages.dropHere}</span>`;
  return html`<div class="file">
    <div class=${file ? 'drop is-filled' : 'drop'} @dragenter=${over} @dragleave=${over} @drop=${over}>
      <input id=${id} type="file" ?multiple=${isMultiple} aria-label=${label} aria-required=${required} aria-invalid=${invalid} aria-describedby=${by} @click=${forgetFile} @change=${choose} />
      ${content}${remove}
    </div>
  </div>`;
}

/** Renders a file name in two parts, so that the ellipsis of a long name is in its middle. */
function renderFileName(name: string): TemplateResult {
  const letters = [...name];
  const parts = letters.length > LONG_NAME ? [letters.slice(0, -NAME_END), letters.slice(-NAME_END)] : [letters];
  return html`<span class="file-name" dir="auto" title=${name}>${parts.map(part => html`<span>${part.join('')}</span>`)}</span>`;
}

/** Clears the file input. Otherwise choosing the same file again, after a change on disk, fires no event. */
function forgetFile(event: Event): void {
  (event.target as HTMLInputElement).value = '';
}

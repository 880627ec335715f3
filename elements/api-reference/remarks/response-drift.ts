import {html, LitElement, nothing, type TemplateResult} from 'lit';
import type {Drift, DriftReport} from '../../../src/api-reference/drift/drift.js';
import {enRemarks, type RemarkMessages} from '../../../src/messages/en-remarks.js';
import {formatPlural} from '../../../src/messages/format-plural.js';
import {getForcedColorSheets} from '../../base/forced-colors.js';
import {copyOnClick} from '../../content/copy-text/copy-button.js';
import {styles} from './response-drift.styles.js';

/** Maximum number of characters in a property name. A response can contain names of any length. */
const MAX_NAME = 200;

/**
 * Row about differences between a response and its documentation: the first difference, a list of all, and a button
 * that copies an overlay with the corrections.
 * @tag response-drift
 */
export class ResponseDrift extends LitElement {
  static override styles = [styles, ...getForcedColorSheets()];
  static override properties = {
    report: {attribute: false},
    messages: {attribute: false},
    bodyName: {attribute: false},
    isOpen: {state: true},
  };

  declare report: DriftReport;
  declare messages: RemarkMessages;
  /** Name to show for the whole body, which has no property path. */
  declare bodyName: string;
  declare isOpen: boolean;

  constructor() {
    super();
    this.messages = enRemarks;
    this.report = {drifts: []};
    this.bodyName = '';
    this.isOpen = false;
  }

  /** Announcement for screen readers. */
  get spoken(): string {
    const [first] = this.report.drifts;
    return first ? [this.#sentence(first, name => name).join(''), this.#moreText()].filter(Boolean).join(' ') : '';
  }

  override render(): TemplateResult | typeof nothing {
    const {messages, isOpen} = this;
    const {drifts, overlay} = this.report;
    const [first, ...others] = drifts;
    if (!first) return nothing;
    const code = (name: string) => html`<code>${name}</code>`;
    const more =
      others.length > 0
        ? html` <button class="more" type="button" aria-expanded=${isOpen ? 'true' : 'false'} aria-controls="all" @click=${this.#toggle}>${this.#moreText()}</button>`
        : nothing;
    return html`<div class="row" role="group" aria-label=${messages.differences}><span class="mark" aria-hidden="true"></span>
        <p>${this.#sentence(first, code)}${more}</p>
        ${overlay === undefined ? nothing : html`<button class="copy" type="button" @click=${(event: Event) => void copyOnClick(event.currentTarget as Element, overlay)}>${messages.copyOverlay}</button>`}
      </div>
      <ul id="all" ?hidden=${!isOpen}>${others.map(each => html`<li>${this.#sentence(each, code)}</li>`)}</ul>`;
  }

  readonly #toggle = () => {
    this.isOpen = !this.isOpen;
  };

  #moreText(): string {
    const count = this.report.drifts.length - 1;
    if (count < 1) return '';
    return formatPlural(this.messages.more, count, this.messages.locale);
  }

  /** Returns the sentence about a difference in parts. `show` renders the names inside. */
  #sentence<T>({kind, name, types, documented}: Drift, show: (name: string) => T): (string | T)[] {
    const values = new Map([
      ['{name}', name === '' ? this.bodyName : show(name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name)],
      ['{type}', show(types.join(', '))],
      ['{documented}', show(documented.join(', '))],
    ]);
    return this.messages[kind].split(/(\{\w+\})/).map(part => values.get(part) ?? part);
  }
}

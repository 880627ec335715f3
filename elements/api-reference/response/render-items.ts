import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {formatEventData, type StreamItem} from '../../../src/api-reference/form/stream-items.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {ResponseMessages} from '../../../src/messages/en-response.js';
import {formatNumber} from '../../../src/messages/format.js';
import {formatPlural} from '../../../src/messages/format-plural.js';

interface ItemsView {
  readonly messages: ResponseMessages;
  readonly items: readonly StreamItem[];
  readonly count: number;
  readonly isEvents: boolean;
  /** Number of items to show, counted from the last. */
  readonly shown: number;
  showMore(): void;
  scrolled(event: Event): void;
}

/** Renders the items of a stream in order, with the time at which each arrived. */
export function renderItems(view: ItemsView): TemplateResult {
  const {messages, items, count, isEvents, shown} = view;
  const last = items.slice(-shown);
  const hidden = items.length - last.length;
  const {locale} = messages;
  const counter = formatPlural(isEvents ? messages.events : messages.lines, count, locale);
  const kept =
    count > items.length ? `, ${fillMessage(messages.lastOf, {kept: formatNumber(items.length, locale)})}` : '';
  return html`<p class="counter">${counter}${kept}</p>
    <div class="items" tabindex="0" role="region" aria-label=${counter} @scroll=${view.scrolled}>
      ${hidden > 0 ? html`<button class="quiet" type="button" @click=${view.showMore}>${formatPlural(messages.showEarlier, Math.min(hidden, 200), locale)}</button>` : nothing}
      ${count === 0 ? html`<p class="note">${messages.noEvents}</p>` : nothing}
      ${repeat(
        last,
        ({number}) => number,
        item => renderItemRow(messages, item, isEvents),
      )}
    </div>`;
}

function renderItemRow(
  messages: ResponseMessages,
  {number, event, id, data, time}: StreamItem,
  isEvents: boolean,
): TemplateResult {
  const name = isEvents ? html`<span class="item-name">${event ?? messages.message}</span>` : nothing;
  const mark = id === undefined || id === '' ? nothing : html`<span class="item-id">id ${id}</span>`;
  return html`<article class="item">
    <div class="item-head"><span class="item-number">${number}</span>${name}${mark}<time>${formatClock(time)}</time></div>
    <pre class="item-data" translate="no">${formatEventData(data)}</pre>
  </article>`;
}

/** Formats a time of day, to the millisecond because streams are fast. */
export function formatClock(time: number, hasMilliseconds = true): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  return hasMilliseconds ? `${day}.${String(date.getMilliseconds()).padStart(3, '0')}` : day;
}

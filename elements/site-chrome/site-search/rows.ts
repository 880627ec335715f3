import {html, nothing} from 'lit';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {ChromeMessages} from '../../../src/messages/en.js';
import {formatNumber} from '../../../src/messages/format.js';
import {formatMethodBadge} from '../../../src/site/chrome/method-badge.js';
import {markHits} from '../../../src/site/search/excerpt.js';
import type {PaletteGroup, PaletteRow} from '../../../src/site/search/palette.js';
import type {SearchHit, SearchResult} from '../../../src/site/search/results.js';
import {findChangedLabel} from '../../base/changed-operations.js';
import {formatKindName} from './filters.js';
import {renderResultIcon} from './pictures.js';

/** Part of the search dialog's state that its rows show. */
export interface RowContext {
  readonly messages: ChromeMessages;
  /** Words of the query to highlight. */
  readonly marks: readonly string[];
  readonly trailOf: (result: SearchResult) => string;
  /** Returns whether another row has the same title, so that the breadcrumbs distinguish them. */
  readonly isAmbiguous: (result: SearchResult) => boolean;
  /** Message of the last command, such as "Copied". */
  readonly outcome: string;
}

export function renderGroupHeading(heading: PaletteGroup['heading'], messages: ChromeMessages): string {
  if (heading === 'recent') return messages.searchRecent;
  if (heading === 'suggested') return messages.searchSuggested;
  return heading === 'meant' || heading === 'more' || heading === 'help' ? '' : formatKindName(heading, messages);
}

/** Renders a row's content: icon, title, breadcrumbs, and the matching section or field. */
export function renderRowContent(row: PaletteRow, context: RowContext) {
  const {messages, outcome} = context;
  switch (row.kind) {
    case 'query':
      return html`${renderResultIcon(row.isMeant ? 'search' : 'clock')}<span class="title">${row.isMeant ? renderQueryText(messages.searchMeant, row.query) : row.query}</span>`;
    case 'command': {
      const {icon, label, detail} = row.command;
      const about = outcome || detail;
      return html`${renderResultIcon(icon)}<span class="title">${label}</span>${about ? html`<span class="trail">${about}</span>` : nothing}`;
    }
    case 'more': {
      const [count, total] = [row.count, row.total].map(each => formatNumber(each, messages.locale));
      return html`${renderResultIcon('down')}<span class="title">${fillMessage(messages.searchMore, {count: count!, total: total!})}</span>`;
    }
    case 'help':
      return html`${renderResultIcon('info')}<span class="title">${messages.searchHelp}</span><span class="trail">${row.link.label}</span>`;
    default:
      return renderResult(row.result, row.hit, context);
  }
}

function renderResult(result: SearchResult, hit: SearchHit | undefined, {marks, trailOf, isAmbiguous}: RowContext) {
  const {page, method, path} = result;
  const breadcrumbs = trailOf(result);
  const badge = method && formatMethodBadge(method);
  const changed = method && path ? findChangedLabel(method, path) : undefined;
  const title = markHits(page, marks);
  // If the title contains words of the query, highlight only the title. Otherwise, highlight the path.
  const pathMarks = title.some(({isHit}) => isHit) ? [] : marks;
  return html`${badge ? html`<span class="method method-${badge.tone}">${badge.text}</span>` : renderPageIcon(result, hit)}<span class="title">${renderMarked(title)}${changed ? html` <span class="changed">${changed}</span>` : nothing}</span>${path ? html`<span class="path"><bdi dir="ltr">${renderMarked(markHits(path, pathMarks))}</bdi></span>` : nothing}${breadcrumbs ? html`<span class=${isAmbiguous(result) ? 'trail' : path ? 'trail narrow' : 'trail wide'}>${breadcrumbs}</span>` : nothing}${hit ? renderPart(hit, marks) : nothing}`;
}

/** Renders the icon of a page from the sidebar, or else one for its kind. */
function renderPageIcon({icon, iconType}: SearchResult, hit: SearchHit | undefined) {
  if (!icon) return renderResultIcon(hit?.hash ? 'section' : 'page');
  return html`<span class="picture"><docs-icon icon=${icon} icon-type=${iconType ?? nothing} aria-hidden="true"></docs-icon></span>`;
}

/** Renders the matching section or field of a page with an excerpt. */
function renderPart({heading, place, field, excerpt}: SearchHit, marks: readonly string[]) {
  const parts = [
    place,
    field && html`<code dir="ltr">${renderMarked(markHits(field, marks))}</code>`,
    heading && html`<span class="heading">${renderMarked(markHits(heading, marks))}</span>`,
    excerpt && renderMarked(markHits(excerpt, marks)),
  ].filter(Boolean);
  if (parts.length === 0) return nothing;
  return html`<span class="part">${parts.map((part, at) => (at > 0 ? [' · ', part] : part))}</span>`;
}

function renderMarked(pieces: ReturnType<typeof markHits>) {
  return pieces.map(piece => (piece.isHit ? html`<mark>${piece.text}</mark>` : piece.text));
}

/** Renders a sentence of the interface with the query inserted. */
export function renderQueryText(sentence: string, query: string) {
  return sentence.split(/(\{query\})/).map(part => (part === '{query}' ? html`<b>${query}</b>` : part));
}

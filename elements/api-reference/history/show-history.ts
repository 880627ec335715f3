import {isNewer} from '../../../src/api-reference/history/api-history.js';
import {buildFieldMarks} from '../../../src/api-reference/history/field-marks.js';
import type {HistoryEntry, OperationHistory} from '../../../src/api-reference/history/operation-history.js';
import {splitLocation, translateChange} from '../../../src/api-reference/history/translate-change.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {emptyHtml, type Html, html} from '../../../src/base/html.js';
import {enHistory, type HistoryMessages} from '../../../src/messages/en-history.js';
import {adoptForElement} from '../../base/adopt.js';
import {storeChangedOperations} from '../../base/changed-operations.js';
import {findMessages} from '../../base/messages.js';
import {setHtml} from '../../base/set-html.js';
import {readStored, writeStored} from '../../base/storage.js';
import historyCss from '../../theme/history.css';
import {resolveDocumentUrls} from '../documents/readers.js';
import {readViewRequest} from '../endpoint/wanted.js';
import {addFieldMarks} from './add-field-marks.js';
import {labelOperations, markOperations} from './mark-operations.js';
import {type FoundHistory, findOperationHistory} from './operation-history-of.js';

/**
 * Functions that render the marks of a view again. The key is weak, so that a removed view is released with its
 * function.
 */
const updates = new WeakMap<Element, () => void>();
const views = new Set<WeakRef<Element>>();

/** Shows how an operation changed: marks next to its fields, and a list of changes at the end. */
export async function showHistory(place: HTMLElement, host: Element): Promise<void> {
  markOperations(place);
  const view = place.querySelector<HTMLElement>(':scope > .operation-box');
  if (!view || updates.has(view)) return;
  updates.set(view, () => undefined);
  const wanted = readViewRequest(host);
  const found = await findOperationHistory(host, wanted);
  if (!found || !view.isConnected) return;
  adoptForElement(view, historyCss);
  const messages = findMessages(host)?.history ?? enHistory;
  const [document = ''] = resolveDocumentUrls(wanted);
  const key = `lectern:built-against:${document}`;
  follow(view, found.history, {
    messages,
    key,
    onChoice: since => void labelDocument(found, {document, since, messages}),
  });
}

/** Stores the labels of the operations that changed since the reader's version, for lists and the search. */
async function labelDocument(
  found: FoundHistory,
  {document, since, messages}: {readonly document: string; readonly since: string; readonly messages: HistoryMessages},
): Promise<void> {
  const changes = since ? await found.readAll().catch(() => undefined) : undefined;
  storeChangedOperations(document, changes ? labelOperations(changes, since, messages) : new Map());
}

interface HistoryPlace {
  readonly messages: HistoryMessages;
  /** Storage key of the version that the reader uses. */
  readonly key: string;
  /** Called with the version that the reader chose, on this or an earlier page. */
  onChoice(since: string): void;
}

/**
 * Marks the rendered fields, and those that render later: in sections that the reader opens, and in the second part of
 * the view.
 */
function follow(view: HTMLElement, history: OperationHistory, {messages, key, onChoice}: HistoryPlace): void {
  const marks = buildFieldMarks(history.entries);
  const update = () => {
    const stored = readStored(key) ?? '';
    const since = history.dates.includes(stored) ? stored : '';
    showList(view, history, {messages, since, choose});
    addFieldMarks(view, {marks, messages, since});
    // Drop the records of the marks that this function added: otherwise it runs again.
    observer.takeRecords();
  };
  const choose = (date: string) => {
    writeStored(key, date);
    onChoice(date);
    updateViews();
  };
  const observer = new MutationObserver(update);
  observer.observe(view, {childList: true, subtree: true});
  updates.set(view, update);
  views.add(new WeakRef(view));
  update();
  // Label the operations again: the document may have changed since the last visit.
  const chosen = readStored(key);
  if (chosen) onChoice(chosen);
}

/** Renders the marks of every view again after a reader chose another version. */
function updateViews(): void {
  for (const each of views) {
    const view = each.deref();
    if (!view) views.delete(each);
    else if (view.isConnected) updates.get(view)?.();
  }
}

interface ListState {
  readonly messages: HistoryMessages;
  readonly since: string;
  choose(date: string): void;
}

/** Appends the list of changes to the view. Waits until the responses have rendered, which are above it. */
function showList(view: HTMLElement, history: OperationHistory, {messages, since, choose}: ListState): void {
  const end = view.querySelector<HTMLElement>('.operation-main > .api-view');
  const isPartial = view.closest('[data-partial]') !== null;
  if (!end || isPartial) return;
  let section = end.querySelector<HTMLElement>(':scope > .part-history');
  if (section?.dataset.since === since && section === end.lastElementChild) return;
  if (!section) {
    section = document.createElement('section');
    section.className = 'api-section part-history';
    section.addEventListener('change', event => choose((event.target as HTMLSelectElement).value));
  }
  if (section !== end.lastElementChild) end.append(section);
  const hadFocus = section.contains((view.getRootNode() as Document | ShadowRoot).activeElement);
  section.dataset.since = since;
  setHtml(section, renderList(history, messages, since, end.querySelector('h2.api-heading') ? 'h2' : 'h3'));
  if (hadFocus) section.querySelector('select')?.focus();
}

function renderList(
  {dates, entries}: OperationHistory,
  messages: HistoryMessages,
  since: string,
  heading: string,
): Html {
  const newer = entries.filter(({date}) => isNewer(date, since));
  const options = [...dates]
    .reverse()
    .filter(Boolean)
    .map(date =>
      date === since
        ? html`<option value="${date}" selected>${date}</option>`
        : html`<option value="${date}">${date}</option>`,
    );
  const choice = html`<label class="history-choice">${messages.builtAgainst} <span class="history-select"><select><option value="">${messages.newest}</option>${options}</select></span></label>`;
  const byDate = new Map<string, HistoryEntry[]>();
  for (const each of newer) byDate.set(each.date, [...(byDate.get(each.date) ?? []), each]);
  const groups = [...byDate].map(
    ([date, changes]) =>
      html`<div class="history-version"><p class="history-date">${date || messages.latest}</p><ul>${changes.map(each => renderChange(each, messages))}</ul></div>`,
  );
  const summary = since
    ? html`<p class="quiet">${fillMessage(messages.changesSince, {date: since, count: newer.length})}</p>`
    : emptyHtml;
  const none = newer.length === 0 && !since ? html`<p class="quiet">${messages.noChanges}</p>` : emptyHtml;
  return html`<div class="api-section-head"><${heading} class="api-heading" id="operation-history">${messages.history}</${heading}>${choice}</div>${summary}${none}${groups}`;
}

function renderChange(entry: HistoryEntry, messages: HistoryMessages): Html {
  const {level} = entry;
  const {place, message, reason} = translateChange(entry, messages);
  const isBreaking = level !== 'compatible';
  const name = level === 'breaking' ? messages.isBreaking : messages.mayBreak;
  const mark = isBreaking
    ? html`<span class="badge tone-${level === 'breaking' ? 'danger' : 'warning'}">${name}</span> `
    : emptyHtml;
  const {label, names} = splitLocation(entry, place);
  const where = html`${label}${names.map(each => html` <code>${each}</code>`)}`;
  return html`<li>${mark}${where.text ? html`${where}: ` : emptyHtml}${message}${isBreaking ? ` ${reason}` : ''}</li>`;
}

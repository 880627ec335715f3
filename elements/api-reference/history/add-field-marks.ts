import {isNewer} from '../../../src/api-reference/history/api-history.js';
import type {FieldMark} from '../../../src/api-reference/history/field-marks.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {HistoryMessages} from '../../../src/messages/en-history.js';
import {findEnclosingField, formatFieldPath} from '../reading/field-place.js';

/** Marks for the fields of a view: all, and those of changes since the reader's version. */
interface ShownMarks {
  readonly marks: ReadonlyMap<string, readonly FieldMark[]>;
  readonly messages: HistoryMessages;
  /** Version that the reader uses. Empty if the reader chose none. */
  readonly since: string;
}

/** Adds marks to every rendered field, and removes those of an earlier choice. */
export function addFieldMarks(view: Element, shown: ShownMarks): void {
  for (const field of view.querySelectorAll<HTMLElement>('.field[data-name]'))
    addMark(field.querySelector(':scope > .field-head'), findFieldKey(field), shown);
  for (const part of view.querySelectorAll<HTMLElement>('.response[data-status]'))
    addMark(
      part.querySelector(':scope > .response-head, :scope > summary.response-head'),
      `${part.dataset.status}/`,
      shown,
    );
}

function addMark(head: Element | null, key: string | undefined, {marks, messages, since}: ShownMarks): void {
  if (!head) return;
  const wanted = key === undefined ? [] : (marks.get(key) ?? []).filter(({date}) => isNewer(date, since));
  const state = `${since} ${wanted.map(({kind, date}) => kind + date).join()}`;
  const old = head.querySelector<HTMLElement>(':scope > .history-marks');
  if (old ? old.dataset.state === state : wanted.length === 0) return;
  old?.remove();
  if (wanted.length === 0) return;
  const box = document.createElement('span');
  box.className = 'history-marks';
  box.dataset.state = state;
  const tone = (kind: FieldMark['kind']) => (kind === 'deprecated' ? 'warning' : kind === 'new' ? 'success' : 'info');
  for (const {kind, date} of wanted) {
    const each = document.createElement('span');
    each.className = since ? `badge tone-${tone(kind)}` : 'field-label';
    each.textContent = fillMessage(formatMarkLabel(kind, messages), {date: date || messages.latest});
    box.append(' ', each);
  }
  head.insertBefore(box, head.querySelector(':scope > .field-tools'));
}

function formatMarkLabel(kind: FieldMark['kind'], messages: HistoryMessages): string {
  if (kind === 'deprecated') return messages.deprecated;
  return kind === 'new' ? messages.since : messages.changed;
}

/** Returns the key of a field in an operation's history: `query/limit`, `body/items[].price`, `200/total`. */
function findFieldKey(field: HTMLElement): string | undefined {
  if (field.closest('.callback')) return undefined;
  const path = formatFieldPath(field).replace(/^(?:\[\])*\.?/, '');
  let top = field;
  for (let next = findEnclosingField(top); next; next = findEnclosingField(next)) top = next as HTMLElement;
  const {in: location} = top.dataset;
  const status = field.closest<HTMLElement>('.response[data-status]')?.dataset.status;
  if (status !== undefined) return location === 'response-header' ? `${status} header/${path}` : `${status}/${path}`;
  return field.closest('.part-body') ? `body/${path}` : `${location}/${path}`;
}

import {isNewer} from '../../../src/api-reference/history/api-history.js';
import type {ReleasedChanges} from '../../../src/api-reference/history/released-changes.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {HistoryMessages} from '../../../src/messages/en-history.js';
import {findChangedLabel} from '../../base/changed-operations.js';

/** Returns a label for each operation that changed since a version. If it changed several times, the label of the newest change applies. */
export function labelOperations(
  {changes}: ReleasedChanges,
  since: string,
  messages: HistoryMessages,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const {date, rule, operations} of changes) {
    if (!since || !isNewer(date, since)) continue;
    const label = fillMessage(/^(?:operation|webhook)-added$/.test(rule) ? messages.since : messages.changed, {
      date: date || messages.latest,
    });
    for (const name of operations) if (!labels.has(name)) labels.set(name, label);
  }
  return labels;
}

/** Adds labels to the operations in a list that changed since the reader's version. */
export function markOperations(place: Element): void {
  for (const item of place.querySelectorAll<HTMLElement>('.operation-item')) {
    const name = item.querySelector('.operation-name');
    const [method = '', path = ''] = ['.method', 'code'].map(
      part => item.querySelector(`:scope > ${part}`)?.textContent,
    );
    const label = findChangedLabel(method, path);
    const old = item.querySelector('.history-marks');
    if (!name || label === old?.textContent) continue;
    old?.remove();
    if (label === undefined) continue;
    const mark = document.createElement('span');
    mark.className = 'history-marks badge tone-info';
    mark.textContent = label;
    name.append(' ', mark);
  }
}

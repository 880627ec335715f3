import type {DocumentToolMessages} from '../../../src/messages/en-reading.js';
import {formatPlural} from '../../../src/messages/format-plural.js';
import {isComposing} from '../../base/is-composing.js';

/** Minimum number of allowed values for which a list gets a filter. */
const many = 30;

/** Adds a filter field to long lists of allowed values. Visible while the list is open. */
export function addValueFilter(root: ParentNode, messages: DocumentToolMessages): void {
  for (const fold of root.querySelectorAll<HTMLDetailsElement>('details.enum-more')) {
    const list = fold.parentElement;
    if (!list || listValues(list).length <= many || fold.querySelector(':scope > .enum-find')) continue;
    const box = document.createElement('div');
    box.className = 'enum-find';
    const input = document.createElement('input');
    input.type = 'search';
    input.autocomplete = 'off';
    input.spellcheck = false;
    input.placeholder = messages.findValue;
    input.ariaLabel = messages.findValue;
    const stated = document.createElement('span');
    stated.setAttribute('role', 'status');
    input.addEventListener('input', () => {
      const count = filter(list, input.value);
      stated.textContent = input.value.trim() ? formatPlural(messages.valuesFound, count, messages.locale) : '';
    });
    input.addEventListener('keydown', event => {
      if (event.key !== 'Escape' || input.value === '' || isComposing(event)) return;
      // Keep Escape from closing a dialog around the list too.
      event.stopPropagation();
      input.value = '';
      input.dispatchEvent(new Event('input'));
    });
    // Reset the filter when the list closes, or it would hide values the next time.
    fold.addEventListener('toggle', () => {
      if (!fold.open) filter(list, '');
      else input.dispatchEvent(new Event('input'));
    });
    box.append(input, stated);
    fold.querySelector(':scope > summary')?.after(box);
  }
}

function listValues(list: Element): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.enum-values > code, .enum-list > div')];
}

function filter(list: Element, text: string): number {
  const wanted = text.trim().toLowerCase();
  const values = listValues(list);
  const fitting = values.filter(each => each.textContent.toLowerCase().includes(wanted));
  const shown = new Set(fitting);
  for (const each of values) each.hidden = !shown.has(each);
  return fitting.length;
}

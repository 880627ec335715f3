import {attributes, html} from '../../src/base/html.js';
import {enHistory} from '../../src/messages/en-history.js';
import {findMessages} from '../base/messages.js';
import {setHtml} from '../base/set-html.js';

/** Selects the lists of changes in a changelog. */
const listSelector = 'docs-update .update-body > ul';

/** Adds a menu of operations to an API's changelog. Adds none with fewer than two operations. */
export function addOperationFilter(place: Element, page: ParentNode, choose: (operation: string) => void): void {
  const all = [...page.querySelectorAll<HTMLElement>(`${listSelector} > li`)].flatMap(operationsOf);
  const names = [...new Set(all)].sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
  if (names.length < 2) return;
  const messages = findMessages(place)?.history ?? enHistory;
  const options = names.map(name => html`<option value="${name}">${name}</option>`);
  const box = document.createElement('span');
  box.className = 'update-operations';
  setHtml(
    box,
    html`<select${attributes({'aria-label': messages.thing.operation})}><option value="">${messages.allOperations}</option>${options}</select>`,
  );
  box.addEventListener('change', event => choose((event.target as HTMLSelectElement).value));
  place.append(box);
}

/**
 * Hides the changes of other operations in one `<docs-update>`. Keeps changes of the whole API. Returns whether the
 * update changes the operation.
 */
export function showOperation(update: Element, operation: string): boolean {
  let isNamed = operation === '';
  for (const list of update.querySelectorAll<HTMLElement>(':scope .update-body > ul')) {
    const items = [...list.children].filter(each => each instanceof HTMLElement);
    for (const item of items) {
      const operations = operationsOf(item);
      // An item such as "`GET /a` … +12" names only some operations. The other 12 may include this one, so show it.
      const mayHave = operations.includes(operation) || /\+\d+$/.test(ownText(item));
      item.hidden = operation !== '' && operations.length > 0 && !mayHave;
      isNamed ||= operations.length > 0 && mayHave;
    }
    list.hidden = items.every(({hidden}) => hidden);
    const level = list.previousElementSibling;
    if (level instanceof HTMLParagraphElement) level.hidden = list.hidden;
  }
  return isNamed;
}

function operationsOf(item: Element): readonly string[] {
  const names = [...item.querySelectorAll('code')].filter(each => each.closest('li') === item);
  return names.map(({textContent}) => textContent ?? '').filter(name => /^[A-Z]+ \S/.test(name));
}

/** Returns the text of a list item without nested lists. */
function ownText(item: Element): string {
  const texts = [...item.childNodes].filter(each => each.nodeName !== 'UL').map(({textContent}) => textContent ?? '');
  return texts.join('').trim();
}

function pathOf(operation: string): string {
  return operation.replace(/^\S+ /, '');
}

import {html, renderHtmlAttributes} from '../../src/base/html.js';
import {enHistory} from '../../src/messages/en-history.js';
import {findMessages} from '../base/messages.js';
import {setHtml} from '../base/set-html.js';

/** Selects the rows of operations in a changelog. */
const rowSelector = 'docs-update .update-body > ul > li > .change-operation';

/** Adds a menu of operations to an API's changelog. Adds none with fewer than two operations. */
export function addOperationFilter(place: Element, page: ParentNode, choose: (operation: string) => void): void {
  const all = [...page.querySelectorAll(rowSelector)].map(getRowName).filter(isOperation);
  const names = [...new Set(all)].sort((one, other) => (getPath(one) < getPath(other) ? -1 : 1));
  if (names.length < 2) return;
  const messages = findMessages(place)?.history ?? enHistory;
  const options = names.map(name => html`<option value="${name}">${name}</option>`);
  const box = document.createElement('span');
  box.className = 'update-operations';
  setHtml(
    box,
    html`<span class="update-operation" aria-hidden="true">${messages.allOperations}</span><select${renderHtmlAttributes({'aria-label': messages.thing.operation})}><option value="">${messages.allOperations}</option>${options}</select>`,
  );
  box.addEventListener('change', event => {
    const {value} = event.target as HTMLSelectElement;
    box.querySelector('.update-operation')!.textContent = value || messages.allOperations;
    choose(value);
  });
  place.append(box);
}

/** Choice of the reader in the changelog of an API. */
interface ShownChanges {
  /** Empty for all operations. */
  readonly operation: string;
  /** Headings of the levels, such as "Breaking changes". Empty for all levels. */
  readonly levels: ReadonlySet<string>;
}

/**
 * Hides the other changes in one `<docs-update>`. Keeps changes of the whole API. Returns whether the update changes
 * the operation.
 */
export function filterChanges(update: Element, {operation, levels}: ShownChanges): boolean {
  let isNamed = operation === '';
  for (const list of update.querySelectorAll<HTMLElement>(':scope .update-body > ul')) {
    const items = [...list.children].filter(each => each instanceof HTMLElement);
    for (const item of items) {
      const rows = [...item.querySelectorAll(':scope > .change-operation')].map(getRowName);
      const operations = rows.filter(isOperation);
      // An item such as "GET /a … +12" names only some operations. The other 12 may include this one, so show it.
      const mayHave = operations.includes(operation) || rows.some(each => each.startsWith('+'));
      item.hidden = operation !== '' && operations.length > 0 && !mayHave;
      isNamed ||= operations.length > 0 && mayHave;
    }
    const heading = list.previousElementSibling;
    const isOther = levels.size > 0 && !levels.has(heading?.textContent?.trim() ?? '');
    list.hidden = isOther || items.every(({hidden}) => hidden);
    if (heading instanceof HTMLParagraphElement) heading.hidden = list.hidden;
  }
  return isNamed;
}

function getRowName(row: Element): string {
  return row.textContent?.trim() ?? '';
}

function isOperation(name: string): boolean {
  return /^[A-Z]+ \S/.test(name);
}

function getPath(operation: string): string {
  return operation.replace(/^\S+ /, '');
}

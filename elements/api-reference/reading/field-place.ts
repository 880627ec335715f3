/** Elements that a step may lead to. */
export const places = '.field[data-name], .variants .tab-panel';

/** Returns the field that contains a node. */
export function findEnclosingField(node: Element): HTMLElement | null {
  return node.parentElement?.closest<HTMLElement>('.field[data-name]') ?? null;
}

/**
 * Returns the property path of a field: `customer.address[].street`. Any key is `*`. Fields of list items are below the
 * list without a row between.
 */
export function fieldPath(field: HTMLElement): string {
  const around = findEnclosingField(field);
  const holder = around ?? field.closest<HTMLElement>('.media');
  const lists = listMarks(holder?.dataset.type ?? '');
  const before = around ? fieldPath(around) + lists : lists;
  const name = field.dataset.name || '*';
  // A tuple position is labeled in words, and is an index here.
  if (/^\d+$/.test(name) && field.querySelector(':scope > .field-head > .field-name > .field-kind'))
    return `${before}[${name}]`;
  return before === '' ? name : `${before}.${name}`;
}

/** `[][]` of `Order[][] | null`. */
function listMarks(type: string): string {
  return /(?:\[\])+(?= \| null$|$)/.exec(type)?.[0] ?? '';
}

/**
 * Returns the address of a field within its page: the id of the nearest place above that has one in every drawing of
 * the view, and the steps from there, `param-customer/address/~1/street`. Absent where there is no such place.
 */
export function fieldHash(field: HTMLElement): string | undefined {
  const steps: string[] = [];
  let at: HTMLElement | null = field;
  for (let top: HTMLElement | null = at; top; top = at) {
    if (!findEnclosingField(top) && top.id) return [top.id, ...steps].map(encodeURIComponent).join('/');
    if (top.matches('.field')) steps.unshift(top.dataset.name ?? '');
    else steps.unshift(`~${panelNumber(top)}`);
    at = top.parentElement?.closest<HTMLElement>(places) ?? null;
  }
  return undefined;
}

/** Returns the index of a variant's panel. */
export function panelNumber(panel: Element): number {
  return [...(panel.parentElement?.children ?? [])].filter(each => each.matches('.tab-panel')).indexOf(panel);
}

/** Selector of the elements that a step of a field hash can name: fields and variants. */
export const stepSelector = '.field[data-name], .variants .tab-panel';

export function findEnclosingField(node: Element): HTMLElement | null {
  return node.parentElement?.closest<HTMLElement>('.field[data-name]') ?? null;
}

/**
 * Returns the property path of a field: `customer.address[].street`. `*` stands for any key. The view has no row for
 * list items, so their fields directly follow the list's.
 */
export function formatFieldPath(field: HTMLElement): string {
  const around = findEnclosingField(field);
  const holder = around ?? field.closest<HTMLElement>('.media');
  const lists = listMarks(holder?.dataset.type ?? '');
  const before = around ? formatFieldPath(around) + lists : lists;
  const name = field.dataset.name || '*';
  // A tuple item shows text as its name. Use its index in the path.
  if (/^\d+$/.test(name) && field.querySelector(':scope > .field-head > .field-name > .field-kind'))
    return `${before}[${name}]`;
  return before === '' ? name : `${before}.${name}`;
}

/** Returns the list brackets of a type: `[][]` for `Order[][] | null`. */
function listMarks(type: string): string {
  return /(?:\[\])+(?= \| null$|$)/.exec(type)?.[0] ?? '';
}

/**
 * Returns a field's hash: the id of the nearest parent with an id that every rendering has, and the steps from there,
 * such as `param-customer/address/~1/street`. Undefined if no parent has such an id.
 */
export function buildFieldHash(field: HTMLElement): string | undefined {
  const steps: string[] = [];
  let at: HTMLElement | null = field;
  for (let top: HTMLElement | null = at; top; top = at) {
    if (!findEnclosingField(top) && top.id) return [top.id, ...steps].map(encodeURIComponent).join('/');
    if (top.matches('.field')) steps.unshift(top.dataset.name ?? '');
    else steps.unshift(`~${getPanelIndex(top)}`);
    at = top.parentElement?.closest<HTMLElement>(stepSelector) ?? null;
  }
  return undefined;
}

/** Returns the index of a variant's tab panel. */
export function getPanelIndex(panel: Element): number {
  return [...(panel.parentElement?.children ?? [])].filter(each => each.matches('.tab-panel')).indexOf(panel);
}

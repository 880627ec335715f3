/** One step on the way to a field: its name, or the number of a variant. */
export type Step = {readonly name: string} | {readonly variant: number};

/** What steps lead through. */
const places = '.field[data-name], .variants .tab-panel';

/** The field that a node stands in. */
export function fieldAround(node: Element): HTMLElement | null {
  return node.parentElement?.closest<HTMLElement>('.field[data-name]') ?? null;
}

/**
 * The path of a field as people write it: `customer.address[].street`. What stands for any key is `*`. A list shows the fields
 * of its items without a row between, which its type tells.
 */
export function fieldPath(field: HTMLElement): string {
  const around = fieldAround(field);
  const holder = around ?? field.closest<HTMLElement>('.media');
  const lists = listMarks(holder?.dataset.type ?? '');
  const before = around ? fieldPath(around) + lists : lists;
  const name = field.dataset.name || '*';
  // A position in a tuple says so in words, and is an index here.
  if (/^\d+$/.test(name) && field.querySelector(':scope > .field-head > .field-name > .field-kind'))
    return `${before}[${name}]`;
  return before === '' ? name : `${before}.${name}`;
}

/** `[][]` of `Order[][] | null`. */
function listMarks(type: string): string {
  return /(?:\[\])+(?= \| null$|$)/.exec(type)?.[0] ?? '';
}

/**
 * The address of a field within its page: the id of the nearest place above that has one in every drawing of the view, and the
 * steps from there, `param-customer/address/~1/street`. Absent where there is no such place.
 */
export function fieldHash(field: HTMLElement): string | undefined {
  const steps: string[] = [];
  let at: HTMLElement | null = field;
  for (let top: HTMLElement | null = at; top; top = at) {
    if (!fieldAround(top) && top.id) return [top.id, ...steps].map(encodeURIComponent).join('/');
    if (top.matches('.field')) steps.unshift(top.dataset.name ?? '');
    else steps.unshift(`~${panelNumber(top)}`);
    at = top.parentElement?.closest<HTMLElement>(places) ?? null;
  }
  return undefined;
}

function panelNumber(panel: Element): number {
  return [...(panel.parentElement?.children ?? [])].filter(each => each.matches('.tab-panel')).indexOf(panel);
}

/** The steps that an address names behind its id; `undefined` for one that is no address of ours. */
export function readHash(hash: string): {readonly id: string; readonly steps: readonly Step[]} | undefined {
  // A site without addresses of its own has the page before it: `#/orders#param-id/name`.
  const parts = (hash.split('#').at(-1) ?? '').split('/');
  if (parts.length < 2 || parts[0] === '') return undefined;
  try {
    const [id = '', ...rest] = parts.map(decodeURIComponent);
    const steps = rest.map(each => (/^~\d{1,4}$/.test(each) ? {variant: Number(each.slice(1))} : {name: each}));
    return {id, steps};
  } catch {
    return undefined;
  }
}

/** What a step leads to below a place, as far as it is drawn: not through other fields. */
export function stepInto(place: HTMLElement, step: Step): HTMLElement | undefined {
  const selector = 'variant' in step ? '.variants .tab-panel' : '.field[data-name]';
  return [...place.querySelectorAll<HTMLElement>(selector)].find(
    each =>
      isOf(place, each) && ('variant' in step ? panelNumber(each) === step.variant : each.dataset.name === step.name),
  );
}

/** The field or variant that something stands in, without others between. */
export function isOf(place: HTMLElement, inside: HTMLElement): boolean {
  return inside.parentElement?.closest(places) === place;
}

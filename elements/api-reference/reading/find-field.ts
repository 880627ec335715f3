import {panelNumber, places} from './field-place.js';

/** One step on the way to a field: its name, or the number of a variant. */
export type Step = {readonly name: string} | {readonly variant: number};

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

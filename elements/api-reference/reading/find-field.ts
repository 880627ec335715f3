import {panelNumber, places} from './field-place.js';

/** A step on the path to a field: its name, or the index of a variant. */
export type Step = {readonly name: string} | {readonly variant: number};

/** Parses the steps after the id in a fragment. Undefined for any other fragment. */
export function readHash(hash: string): {readonly id: string; readonly steps: readonly Step[]} | undefined {
  // With the hash router, the page precedes the id: `#/orders#param-id/name`.
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

/** Returns the rendered target of a step below an element, without entering other fields. */
export function stepInto(place: HTMLElement, step: Step): HTMLElement | undefined {
  const selector = 'variant' in step ? '.variants .tab-panel' : '.field[data-name]';
  return [...place.querySelectorAll<HTMLElement>(selector)].find(
    each =>
      isOf(place, each) && ('variant' in step ? panelNumber(each) === step.variant : each.dataset.name === step.name),
  );
}

/** Returns whether this is the nearest field or variant around a node. */
export function isOf(place: HTMLElement, inside: HTMLElement): boolean {
  return inside.parentElement?.closest(places) === place;
}

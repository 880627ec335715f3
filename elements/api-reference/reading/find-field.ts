import {getPanelIndex, stepSelector} from './field-place.js';

/** Step on the path to a field: a property name, or the index of a variant. */
export type FieldStep = {readonly name: string} | {readonly variant: number};

/** Parses a fragment such as `param-id/name`: an id, and steps from that element. Undefined if it has no steps. */
export function parseFieldHash(hash: string): {readonly id: string; readonly steps: readonly FieldStep[]} | undefined {
  // With the hash router, the route precedes the id: `#/orders#param-id/name`.
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

/**
 * Returns the field or variant that a step leads to. Undefined if it has not rendered. Does not look inside nested
 * fields.
 */
export function stepInto(place: HTMLElement, step: FieldStep): HTMLElement | undefined {
  const selector = 'variant' in step ? '.variants .tab-panel' : '.field[data-name]';
  return [...place.querySelectorAll<HTMLElement>(selector)].find(
    each =>
      isNearestField(place, each) &&
      ('variant' in step ? getPanelIndex(each) === step.variant : each.dataset.name === step.name),
  );
}

/** Returns whether `place` is the nearest field or variant around `inside`. */
export function isNearestField(place: HTMLElement, inside: HTMLElement): boolean {
  return inside.parentElement?.closest(stepSelector) === place;
}

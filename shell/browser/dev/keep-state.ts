import type {DocsTabs} from '../../../elements/content/docs-tabs.js';

/**
 * Records what a reader changed below an element: open sections, chosen tabs, expanded code. The returned function
 * applies it to the element that replaces it.
 */
export function keepState(element: Element): (successor: Element) => void {
  const folds = new Map(mapByName(element, 'details', nameOfFold).map(([name, fold]) => [name, fold.open]));
  const tabs = new Map(
    mapByName<HTMLElement>(element, '[role="tab"][aria-selected="true"]', () => '').map(([name, tab]) => [
      name,
      tab.textContent?.trim() ?? '',
    ]),
  );
  const unfolded = new Set(
    mapByName<HTMLElement>(element, 'code-block[data-unfolded]', nameOfCode).map(([name]) => name),
  );
  return successor => {
    for (const [name, fold] of mapByName(successor, 'details', nameOfFold)) fold.open = folds.get(name) ?? fold.open;
    for (const [name, tab] of mapByName<HTMLElement>(successor, '[role="tab"][aria-selected="true"]', () => '')) {
      const group = tab.closest<HTMLElement & Partial<DocsTabs>>('[data-upgraded]');
      const label = tabs.get(name);
      if (label !== undefined) group?.showLabel?.(label);
    }
    for (const [name, block] of mapByName<HTMLElement>(successor, 'code-block', nameOfCode))
      if (unfolded.has(name)) block.querySelector<HTMLElement>('.code-more:not([hidden])')?.click();
  };
}

/**
 * Maps elements that match a selector by name, including `element` itself. The number of earlier equal names makes keys
 * unique.
 */
function mapByName<T extends Element = HTMLDetailsElement>(
  root: Element,
  selector: string,
  nameOf: (element: T) => string,
): (readonly [string, T])[] {
  const counts = new Map<string, number>();
  const all = [...(root.matches(selector) ? [root as T] : []), ...root.querySelectorAll<T>(selector)];
  return all.map(element => {
    const name = nameOf(element);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, element] as const;
  });
}

function nameOfFold(fold: HTMLDetailsElement): string {
  return fold.id || (fold.querySelector('summary')?.textContent ?? '').trim();
}

function nameOfCode(block: HTMLElement): string {
  return block.querySelector('.code-title')?.textContent ?? block.dataset.language ?? '';
}

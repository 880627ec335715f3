/** Selector of the fields in a request body, at any depth. */
export const bodyRowSelector = '.api-view > .part-body .media .field[data-name]';

/**
 * Returns the property names from the top of a request body to a field. Undefined if the field is in no request body.
 */
export function findBodyPath(row: HTMLElement): readonly string[] | undefined {
  const names = [row.dataset.name ?? ''];
  for (let at = row; at.dataset.in === undefined; ) {
    const outer = at.parentElement?.closest<HTMLElement>('.field[data-name]');
    if (!outer) return undefined;
    names.unshift(outer.dataset.name ?? '');
    at = outer;
  }
  return names;
}

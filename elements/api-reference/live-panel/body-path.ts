/** Matches the rows of a request body, at any depth. */
export const bodyRowSelector = '.api-view > .part-body .media .field[data-name]';

/** Returns the names from the first level of a body to a row. Undefined outside of a body. */
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

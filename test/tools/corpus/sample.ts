/** Returns `count` items by a seeded generator, in their original order. Equal seeds give equal samples everywhere. */
export function sample<T>(items: readonly T[], count: number, seed: number): readonly T[] {
  if (count >= items.length) return items;
  let state = seed >>> 0;
  const chosen = new Set<number>();
  while (chosen.size < count) {
    // The linear congruential generator of Numerical Recipes. It is random enough to select pages.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    chosen.add(Math.floor((state / 2 ** 32) * items.length));
  }
  return items.filter((_, at) => chosen.has(at));
}

/** `count` items chosen by a seeded generator, in their own order: the same seed gives the same choice everywhere. */
export function sample<T>(items: readonly T[], count: number, seed: number): readonly T[] {
  if (count >= items.length) return items;
  let state = seed >>> 0;
  const chosen = new Set<number>();
  while (chosen.size < count) {
    // The linear congruential generator of Numerical Recipes: enough to choose pages.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    chosen.add(Math.floor((state / 2 ** 32) * items.length));
  }
  return items.filter((_, at) => chosen.has(at));
}

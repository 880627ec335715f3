/**
 * Counts the letters to add, remove, change, or swap with their neighbor. Stops early above `limit` and returns any
 * number above it, because a project compares thousands of paths.
 */
export function computeEditDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: to.length + 1}, (_, index) => index);
  let bestBefore = 0;
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let least = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwap) least = Math.min(least, (beforeLast[column - 2] as number) + 1);
      current.push(least);
      if (least < best) best = least;
    }
    // Stop only if two rows exceed the limit, because a swap uses the row before the last one.
    if (best > limit && bestBefore > limit) return limit + 1;
    bestBefore = best;
    beforeLast = last;
    last = current;
  }
  return last[to.length] as number;
}

/**
 * Maximum number of comparisons: above it, pairs nodes by position only. The time grows with the product of both
 * lengths.
 */
const limit = 40_000;

type Pair = readonly [from: Node | undefined, to: Node | undefined];

/**
 * Pairs the nodes of two lists, in the order of `to`. First pairs equal nodes, then nodes of the same kind between
 * them. A node without a partner has to be removed or inserted.
 */
export function pairNodes(from: readonly Node[], to: readonly Node[]): Pair[] {
  let start = 0;
  while (start < from.length && start < to.length && (from[start] as Node).isEqualNode(to[start] as Node)) start++;
  let end = 0;
  while (
    end < from.length - start &&
    end < to.length - start &&
    (from[from.length - 1 - end] as Node).isEqualNode(to[to.length - 1 - end] as Node)
  )
    end++;
  const same = (list: readonly Node[], at: number) => list[at];
  const pairs: Pair[] = [];
  for (let at = 0; at < start; at++) pairs.push([same(from, at), same(to, at)]);
  pairs.push(...pairMiddle(from.slice(start, from.length - end), to.slice(start, to.length - end)));
  for (let at = end; at > 0; at--) pairs.push([same(from, from.length - at), same(to, to.length - at)]);
  return pairs;
}

function pairMiddle(from: readonly Node[], to: readonly Node[]): Pair[] {
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [
    ...(from.length * to.length > limit ? [] : findEqualNodes(from, to)),
    [from.length, to.length] as const,
  ]) {
    pairs.push(...pairByKind(from.slice(i, a), to.slice(j, b)));
    if (a < from.length) pairs.push([from[a], to[b]]);
    [i, j] = [a + 1, b + 1];
  }
  return pairs;
}

/** Returns the longest sequence of equal nodes in both lists. */
function findEqualNodes(from: readonly Node[], to: readonly Node[]): (readonly [number, number])[] {
  const isEqual = from.map(a => to.map(b => a.isEqualNode(b)));
  const length = Array.from({length: from.length + 1}, () => new Array<number>(to.length + 1).fill(0));
  const at = (i: number, j: number) => (length[i] as number[])[j] as number;
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      (length[i] as number[])[j] = isEqual[i]?.[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < from.length && j < to.length; ) {
    if (isEqual[i]?.[j]) found.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}

function pairByKind(from: readonly Node[], to: readonly Node[]): Pair[] {
  const pairs: Pair[] = [];
  let next = 0;
  for (const node of to) {
    let at = next;
    while (at < from.length && from[at]?.nodeName !== node.nodeName) at++;
    if (at === from.length) pairs.push([undefined, node]);
    else {
      for (; next < at; next++) pairs.push([from[next], undefined]);
      pairs.push([from[next++], node]);
    }
  }
  for (; next < from.length; next++) pairs.push([from[next], undefined]);
  return pairs;
}

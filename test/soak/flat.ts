/** The resources of a process at one moment. */
export interface Sample {
  readonly megabytes: number;
  /** Open files and sockets. */
  readonly handles: number;
}

/** Megabytes that a collector may leave for later without a leak being meant. */
const slack = 24;

/** Returns the median, for values that jump as memory does. */
function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Describes what grew over a long run. Empty where it is flat. The first third is left out: caches fill, and code is
 * compiled. The last third may hold a tenth more than the second.
 */
export function growthOf(samples: readonly Sample[]): readonly string[] {
  const third = Math.floor(samples.length / 3);
  if (third < 3) return [`there are ${samples.length} samples, which is too few to say anything`];
  const [before, after] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const found: string[] = [];
  const memory = [before, after].map(part => middle(part.map(({megabytes}) => megabytes))) as [number, number];
  if (memory[1] > memory[0] * 1.1 + slack) found.push(`${memory[0].toFixed(0)} MB became ${memory[1].toFixed(0)}`);
  const handles = [before, after].map(part => middle(part.map(each => each.handles))) as [number, number];
  if (handles[1] > handles[0] + 8) found.push(`${handles[0]} handles became ${handles[1]}`);
  return found;
}

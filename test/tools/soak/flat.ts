/** A process's resources at one moment. */
export interface Sample {
  readonly megabytes: number;
  /** Open files and sockets. */
  readonly handles: number;
}

/** Megabytes that the garbage collector can leave for later, which is not a leak. */
const slack = 24;

/** Returns the median, because memory varies strongly. */
function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Describes the growth over a long run. Empty if the run is stable. Ignores the first third, in which caches fill and
 * code compiles. The last third can use ten percent more than the second.
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

/** The middle one of several measurements, which no single slow minute moves. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** A quarter of the measurements is below. What else runs on a machine only adds to a time, and more to one of long runs. */
export function lowerQuartile(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 2] ?? 0;
}

/** Returns the median of several measurements, which a single slow minute does not affect. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Returns the lower quartile of measurements, because other programs on the machine only add time. */
export function lowerQuartile(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 2] ?? 0;
}

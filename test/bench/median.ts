/** Returns the middle one of several measurements, which no single slow minute moves. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Returns the lower quartile of measurements. Other programs on the machine only add to a time. */
export function lowerQuartile(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 2] ?? 0;
}

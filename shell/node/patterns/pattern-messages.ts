/** Pattern to run. The worker writes its result to shared memory, on which the main thread waits. */
export interface PatternOrder {
  readonly source: string;
  readonly flags: string;
  readonly text: string;
}

export const patternState = {waiting: 0, running: 1, unmatched: 2, matched: 3} as const;

/** One pattern to run. The worker sets a state in shared memory, which the main thread waits for. */
export interface PatternOrder {
  readonly source: string;
  readonly flags: string;
  readonly text: string;
}

export const patternState = {waiting: 0, running: 1, unmatched: 2, matched: 3} as const;

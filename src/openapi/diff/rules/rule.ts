import type {ChangeLevel} from '../level.js';

/** A rule with its message. `{name}`, `{before}` and `{after}` in the text are filled in. */
export interface Rule {
  readonly level: ChangeLevel;
  readonly text: string;
  /** Why it has this level. */
  readonly reason: string;
}

export type RuleRow = readonly [level: ChangeLevel, text: string, reason: string];

type Verdict = readonly [level: ChangeLevel, reason: string];

/** A rule that depends on who writes the value. */
export interface DirectedRow {
  readonly text: string;
  readonly request: Verdict;
  readonly response: Verdict;
}

/** Fewer values are valid than before. */
export const narrowed = {
  request: ['breaking', 'The API may reject requests that were valid.'],
  response: ['compatible', 'Responses contain only values that clients already know.'],
} as const satisfies Omit<DirectedRow, 'text'>;

/** More values are valid than before. */
export const widened = {
  request: ['compatible', 'Requests that were valid stay valid.'],
  response: ['breaking', 'Responses may contain values that clients do not expect.'],
} as const satisfies Omit<DirectedRow, 'text'>;

/** Other values are valid than before. */
export const replaced = {
  request: ['breaking', 'The API may reject requests that were valid.'],
  response: ['breaking', 'Responses may contain values that clients do not expect.'],
} as const satisfies Omit<DirectedRow, 'text'>;

/** The document alone cannot say which values are valid now. */
export const undecided = {
  request: ['possibly-breaking', 'The documents do not show whether valid requests stay valid.'],
  response: ['possibly-breaking', 'The documents do not show whether responses contain other values.'],
} as const satisfies Omit<DirectedRow, 'text'>;

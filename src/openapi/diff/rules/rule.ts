import type {ChangeLevel} from '../level.js';

/** A rule with its message. The message can contain `{name}`, `{before}`, and `{after}`. */
export interface Rule {
  readonly level: ChangeLevel;
  readonly text: string;
  /** Why a change has this level, for the report. */
  readonly reason: string;
}

export type RuleRow = readonly [level: ChangeLevel, text: string, reason: string];

type Verdict = readonly [level: ChangeLevel, reason: string];

/** A rule with one level per sender of the value. */
export interface DirectedRow {
  readonly text: string;
  readonly request: Verdict;
  readonly response: Verdict;
}

/** Levels for a change that allows fewer values. */
export const narrowed = {
  request: ['breaking', 'The API may reject requests that were valid.'],
  response: ['compatible', 'Responses contain only values that clients already know.'],
} as const satisfies Omit<DirectedRow, 'text'>;

/** Levels for a change that allows more values. */
export const widened = {
  request: ['compatible', 'Requests that were valid stay valid.'],
  response: ['breaking', 'Responses may contain values that clients do not expect.'],
} as const satisfies Omit<DirectedRow, 'text'>;

/** Levels for a change that allows different values. */
export const replaced = {
  request: ['breaking', 'The API may reject requests that were valid.'],
  response: ['breaking', 'Responses may contain values that clients do not expect.'],
} as const satisfies Omit<DirectedRow, 'text'>;

/** Levels for a change whose effect cannot be determined from the document. */
export const unknownEffect = {
  request: ['possibly-breaking', 'The documents do not show whether valid requests stay valid.'],
  response: ['possibly-breaking', 'The documents do not show whether responses contain other values.'],
} as const satisfies Omit<DirectedRow, 'text'>;

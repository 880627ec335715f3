import type {ValuePath} from '../../../src/api-reference/form/edit-value.js';
import type {FileValue} from '../../../src/api-reference/form/field.js';
import type {TryItWords} from '../../../src/messages/en-try-it.js';

/** Optional fields of a long list that are drawn at a time: 5,000 take two seconds. */
export const fieldsAtOnce = 60;

/** What the fields of one parameter or body need from the form that they stand in. */
export interface FieldContext {
  readonly words: TryItWords;
  /** Goes before the ids of its controls. */
  readonly id: string;
  set(path: ValuePath, value: unknown): void;
  remove(path: ValuePath): void;
  /** The variant that was chosen at a place; else the value says which one it is. */
  variantAt(path: ValuePath): number | undefined;
  chooseVariant(path: ValuePath, index: number): void;
  /** How many of the optional fields of an object are shown: none while they are folded, and more as a reader comes to them. */
  shownAt(path: ValuePath): number;
  toggle(path: ValuePath): void;
  showMore(path: ValuePath): void;
  /** Warnings at a place, in words. */
  warningsAt(path: ValuePath): readonly string[];
  keepFile(file: File): FileValue;
}

/** The id of the control at a place. */
export function controlId({id}: FieldContext, path: ValuePath): string {
  return [id, ...path].map(step => String(step).replace(/[^\w-]/g, each => `_${each.codePointAt(0)}`)).join('-');
}

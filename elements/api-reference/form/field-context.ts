import type {ValuePath} from '../../../src/api-reference/form/edit-value.js';
import type {FileValue} from '../../../src/api-reference/form/field.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';

/** Number of optional fields to render at once: 5,000 take two seconds. */
export const fieldsAtOnce = 60;

/** Services that the fields of a parameter or body need from their form. */
export interface FieldContext {
  readonly messages: TryItMessages;
  /** Prefix for the ids of controls. */
  readonly id: string;
  set(path: ValuePath, value: unknown): void;
  remove(path: ValuePath): void;
  /** Returns the chosen variant at a path. By default the value determines it. */
  variantAt(path: ValuePath): number | undefined;
  chooseVariant(path: ValuePath, index: number): void;
  /**
   * Returns the number of visible optional fields of an object: none while collapsed, more while the reader scrolls.
   */
  shownAt(path: ValuePath): number;
  toggle(path: ValuePath): void;
  showMore(path: ValuePath): void;
  /** Returns the texts of the warnings at a path. */
  warningsAt(path: ValuePath): readonly string[];
  keepFile(file: File): FileValue;
}

/** Returns the id of the control at a path. */
export function controlId({id}: FieldContext, path: ValuePath): string {
  return [id, ...path].map(step => String(step).replace(/[^\w-]/g, each => `_${each.codePointAt(0)}`)).join('-');
}

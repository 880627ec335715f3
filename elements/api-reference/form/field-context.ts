import type {FileValue} from '../../../src/api-reference/form/field.js';
import type {ValuePath} from '../../../src/base/format-keys.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';

/** Number of optional fields to render at a time. Rendering 5,000 takes two seconds. */
export const MAX_OPTIONAL_FIELDS = 60;

/** State and callbacks that the form passes to the fields of a parameter or body. */
export interface FieldContext {
  readonly messages: TryItMessages;
  /** Prefix of control ids, unique in the page. */
  readonly id: string;
  set(path: ValuePath, value: unknown): void;
  remove(path: ValuePath): void;
  /** Returns the index of the variant that the reader chose at a path. Undefined if the value determines it. */
  variantAt(path: ValuePath): number | undefined;
  chooseVariant(path: ValuePath, index: number): void;
  /**
   * Returns how many optional fields of an object are visible: none while it is collapsed, more as the reader scrolls.
   */
  shownAt(path: ValuePath): number;
  toggle(path: ValuePath): void;
  showMore(path: ValuePath): void;
  /** Returns the texts of the warnings about the value at a path. */
  warningsAt(path: ValuePath): readonly string[];
  keepFile(file: File): FileValue;
}

/** Returns the id of the control for a path. */
export function buildControlId({id}: FieldContext, path: ValuePath): string {
  return [id, ...path].map(step => String(step).replace(/[^\w-]/g, each => `_${each.codePointAt(0)}`)).join('-');
}

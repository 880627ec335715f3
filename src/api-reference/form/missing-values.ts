import type {FormWarning} from './check-values.js';
import type {RequestForm} from './request-form.js';

/** A required value that is empty: its parameter key (or `body`), its path in the value, and its name. */
interface MissingValue {
  readonly at: string;
  readonly path: FormWarning['path'];
  readonly name: string;
}

/** Returns the empty required values, in form order. */
export function findMissingValues(form: RequestForm, warnings: readonly FormWarning[]): readonly MissingValue[] {
  const missing = warnings.filter(isMissing);
  return missing.map(({at, path}) => {
    const parameter = form.parameters.find(({key}) => key === at);
    return {at, path, name: [parameter?.name ?? [], ...path].flat().join('.') || at};
  });
}

/** Returns whether a warning reports an empty required value. */
export function isMissing({word}: FormWarning): boolean {
  return word === 'required' || word === 'file';
}

import {mayBeUtility} from '../../../../src/markdown/utility-classes/utility-name.js';

/** Generates rules for the classes of components. Loads nothing without classes. */
export async function showClasses(values: readonly string[], dev?: boolean): Promise<void> {
  if (!values.some(value => value.split(' ').some(mayBeUtility))) return;
  const utilities = await import('../utilities.js');
  await utilities.showClasses(values, dev);
}

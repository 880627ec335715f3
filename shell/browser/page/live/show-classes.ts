import {mayBeUtility} from '../../../../src/markdown/utility-classes/utility-name.js';

/** Generates the CSS rules for classes that components of the project use. Loads no code if there are none. */
export async function showClasses(values: readonly string[], dev?: boolean): Promise<void> {
  if (!values.some(value => value.split(' ').some(mayBeUtility))) return;
  const utilities = await import('../utilities.js');
  await utilities.updateClassSheet(values, dev);
}

import {mayBeUtility} from '../../../../src/markdown/utility-classes/utility-name.js';

/** Draws the classes of components. Most have some; whoever has none loads nothing for them. */
export async function showClasses(values: readonly string[], dev?: boolean): Promise<void> {
  if (!values.some(value => value.split(' ').some(mayBeUtility))) return;
  const utilities = await import('../utilities.js');
  await utilities.showClasses(values, dev);
}

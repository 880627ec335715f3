/**
 * Sets properties again that a script set before the class was defined. Otherwise they hide the accessors of the class,
 * which then never run.
 */
export function restoreProperties(element: object, properties: readonly string[]): void {
  const given = element as Record<string, unknown>;
  for (const name of properties)
    if (Object.hasOwn(given, name)) {
      const value = given[name];
      delete given[name];
      given[name] = value;
    }
}

/** Reassigns properties that a script set before the class was defined. They would shadow the accessors. */
export function takeOver(element: object, properties: readonly string[]): void {
  const given = element as Record<string, unknown>;
  for (const name of properties)
    if (Object.hasOwn(given, name)) {
      const value = given[name];
      delete given[name];
      given[name] = value;
    }
}

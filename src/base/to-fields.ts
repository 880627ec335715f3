/** Returns JSON or YAML data as an object with unknown fields. Empty for data that is not an object. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

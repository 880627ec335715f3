/** A JSON Schema as plain data. */
export type Schema = {readonly [key: string]: unknown};

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the tree with each object replaced by the result of `change`, children first. */
export function mapSchemas(value: unknown, change: (schema: Schema) => unknown): unknown {
  if (Array.isArray(value)) return value.map(each => mapSchemas(each, change));
  if (!isSchema(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapSchemas(child, change)])));
}

/** Follows local references, and returns the last schema. */
export function resolveIn(root: Schema, schema: unknown): Schema {
  let current = schema;
  for (let steps = 0; steps < 20 && isSchema(current); steps++) {
    const ref = current.$ref;
    if (typeof ref !== 'string' || !ref.startsWith('#')) return current;
    current = ref
      .slice(1)
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (node, key) => (isSchema(node) || Array.isArray(node) ? (node as Schema)[unescapeKey(key)] : undefined),
        root,
      );
  }
  return isSchema(current) ? current : {};
}

function unescapeKey(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}

import type {PlainSchema} from './body-schema.js';
import type {OpenValidator, SchemaError} from './validator.js';

/** Returns a function that validates values. The function returns undefined if the schema is unusable. */
export async function openSchema(
  {dialect, root, schemas}: PlainSchema,
  openValidator: OpenValidator,
): Promise<(value: unknown) => readonly SchemaError[] | undefined> {
  const validator = await openValidator(dialect);
  for (const [id, schema] of schemas) validator.add(id, schema);
  return value => validator.validate(root, value);
}

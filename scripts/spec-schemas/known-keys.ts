import {isSchema, listOf, mapSchemas, resolveIn, type Schema} from './json-schema.js';

/**
 * Adds two annotations to a schema. `known` lists the keys of an object that rejects unknown keys. `choices` lists a
 * choice's keys, such as `schema` or `content`. ajv returns this part of the schema with each error.
 */
export function withKnownKeys(root: Schema): Schema {
  return mapSchemas(root, schema => {
    const refuses = schema.additionalProperties === false || schema.unevaluatedProperties === false;
    const keys = refuses ? [...keysOf(schema, root)].sort() : [];
    const choices = choicesIn(schema.oneOf) ?? choicesIn(schema.anyOf);
    return {...schema, ...(keys.length > 0 && {known: keys}), ...(choices && {choices})};
  }) as Schema;
}

/** Returns every key that any part of the schema allows. */
export function allKeys(root: Schema): readonly string[] {
  const all = new Set<string>();
  mapSchemas(root, schema => {
    if (isSchema(schema.properties)) for (const key of Object.keys(schema.properties)) all.add(key);
    return schema;
  });
  return [...all].sort();
}

function choicesIn(union: unknown): readonly string[] | undefined {
  const names = listOf(union).map(each => (isSchema(each) ? listOf(each.required) : []));
  const isChoice = names.length > 0 && names.every(each => each.length === 1);
  return isChoice ? names.map(([name]) => String(name)) : undefined;
}

/** Returns all keys that a schema and its subschemas name. */
function keysOf(schema: unknown, root: Schema, seen = new Set<unknown>()): Set<string> {
  const all = new Set<string>();
  if (!isSchema(schema) || seen.has(schema)) return all;
  seen.add(schema);
  if (isSchema(schema.properties)) for (const name of Object.keys(schema.properties)) all.add(name);
  // `^(get|put)$` is a list of names too.
  for (const pattern of Object.keys(isSchema(schema.patternProperties) ? schema.patternProperties : {}))
    for (const name of /^\^\(?([\w|$\\]+)\)?\$$/.exec(pattern)?.[1]?.split('|') ?? []) all.add(name.replace('\\', ''));
  const referred = typeof schema.$ref === 'string' ? [resolveIn(root, schema)] : [];
  const unions = [...listOf(schema.allOf), ...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  const dependent = isSchema(schema.dependentSchemas) ? Object.values(schema.dependentSchemas) : [];
  for (const part of [...referred, ...unions, ...dependent, schema.if, schema.then, schema.else])
    for (const name of keysOf(part, root, seen)) all.add(name);
  return all;
}

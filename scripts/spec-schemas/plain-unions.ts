import {isSchema, listOf, mapSchemas, resolveIn, type Schema} from './json-schema.js';

/**
 * Returns a schema that accepts the same documents, but reports more precise errors. The official schemas choose by
 * `oneOf` ("an object or a reference to one"), and report every branch's errors. If a `$ref`, a keyword such as `type`,
 * or the JSON type distinguishes the branches, this function replaces `oneOf` by `if` and `then`. Only one branch then
 * reports errors.
 */
export function withPlainUnions(root: Schema): Schema {
  return mapSchemas(root, schema => plainUnion(plainUnion(schema, 'oneOf', root), 'anyOf', root)) as Schema;
}

function plainUnion(schema: Schema, key: 'oneOf' | 'anyOf', root: Schema): Schema {
  const branches = listOf(schema[key]);
  if (branches.length === 0) return schema;
  const chosen = branches.length === 1 ? branches[0] : chooseIn(branches.filter(isSchema), key, root);
  if (!chosen) return schema;
  const {[key]: _, ...rest} = schema;
  return Object.keys(rest).length === 0 ? (chosen as Schema) : {...rest, allOf: [...listOf(rest.allOf), chosen]};
}

/** Returns a schema that selects the branch by one property. Undefined if no property distinguishes the branches. */
function chooseIn(branches: readonly Schema[], key: 'oneOf' | 'anyOf', root: Schema): Schema | undefined {
  const reference = branches.find(each => listOf(resolveIn(root, each).required).includes('$ref'));
  if (reference) {
    const others = branches.filter(each => each !== reference);
    return choice({type: 'object', required: ['$ref']}, reference, together(others, key, root));
  }
  const bare = branches.find(each => Object.keys(each).every(word => word === 'type' || word === 'description'));
  if (bare?.type !== undefined) {
    const others = branches.filter(each => each !== bare);
    return choice({type: bare.type}, undefined, together(others, key, root));
  }
  return byWord(branches, key, root) ?? byType(branches, root) ?? byKey(branches, key, root);
}

function together(branches: readonly Schema[], key: 'oneOf' | 'anyOf', root: Schema): Schema {
  if (branches.length === 1) return branches[0] as Schema;
  return chooseIn(branches, key, root) ?? {[key]: branches};
}

function choice(when: Schema, then: Schema | undefined, otherwise: Schema): Schema {
  return {if: when, ...(then && {then}), else: otherwise};
}

/** Distinguishes the branches by a property with different constants in each, such as `in` or `type`. */
function byWord(branches: readonly Schema[], key: 'oneOf' | 'anyOf', root: Schema): Schema | undefined {
  const constants = branches.map(each => constantsOf(each, root));
  for (const name of constants[0]?.keys() ?? []) {
    const groups = new Map<string, Schema[]>();
    for (const [index, each] of constants.entries()) {
      const words = JSON.stringify(each.get(name) ?? null);
      groups.set(words, [...(groups.get(words) ?? []), branches[index] as Schema]);
    }
    const lists = [...groups.keys()].map(words => JSON.parse(words) as readonly unknown[] | null);
    const all = lists.flatMap(list => list ?? []);
    if (groups.size < 2 || lists.includes(null) || new Set(all).size < all.length) continue;
    const needed = branches.every(each => requiredOf(each, root).includes(name));
    return {
      ...(needed && {required: [name]}),
      properties: {[name]: {enum: all}},
      allOf: [...groups].map(([words, group]) => ({
        if: {required: [name], properties: {[name]: {enum: JSON.parse(words)}}},
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
        then: together(group, key, root),
      })),
    };
  }
  return undefined;
}

/** Distinguishes the branches by the JSON type, if each has different types. */
function byType(branches: readonly Schema[], root: Schema): Schema | undefined {
  const types = branches.map(each => typesOf(each, root));
  const all = types.flat();
  if (types.some(list => list.length === 0) || new Set(all).size < all.length) return undefined;
  return {
    type: all,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    allOf: branches.map((each, index) => ({if: {type: types[index]}, then: each})),
  };
}

/** Distinguishes the branches by a key that one branch requires and the others do not define. */
function byKey(branches: readonly Schema[], key: 'oneOf' | 'anyOf', root: Schema): Schema | undefined {
  for (const branch of branches) {
    const others = branches.filter(each => each !== branch);
    const own = requiredOf(branch, root).find(name =>
      others.every(each => isUnknown(String(name), resolveIn(root, each))),
    );
    if (own !== undefined) return choice({type: 'object', required: [own]}, branch, together(others, key, root));
  }
  return undefined;
}

function isUnknown(name: string, {properties, additionalProperties}: Schema): boolean {
  return additionalProperties === false && isSchema(properties) && !Object.hasOwn(properties, name);
}

function typesOf(schema: Schema, root: Schema): readonly unknown[] {
  const {type, enum: words, allOf} = resolveIn(root, schema);
  if (type !== undefined) return [type].flat();
  if (listOf(words).length > 0 && listOf(words).every(word => typeof word === 'string')) return ['string'];
  return (
    listOf(allOf)
      .map(part => typesOf(part as Schema, root))
      .find(list => list.length > 0) ?? []
  );
}

/** Returns the allowed values of each property that has a fixed set of them. */
function constantsOf(schema: Schema, root: Schema, depth = 0): ReadonlyMap<string, readonly unknown[]> {
  const own = resolveIn(root, schema);
  const found = new Map<string, readonly unknown[]>();
  for (const part of depth < 3 ? listOf(own.allOf) : [])
    for (const [name, words] of constantsOf(part as Schema, root, depth + 1)) found.set(name, words);
  // A value that every branch of an inner choice fixes is also fixed for the whole choice.
  const inner = depth < 3 ? listOf(own.oneOf).map(part => constantsOf(part as Schema, root, depth + 1)) : [];
  for (const name of inner[0]?.keys() ?? []) {
    const words = inner.map(each => each.get(name));
    if (!words.includes(undefined)) found.set(name, [...new Set(words.flatMap(each => each ?? []))]);
  }
  for (const [name, property] of Object.entries(isSchema(own.properties) ? own.properties : {})) {
    const {const: word, enum: words} = resolveIn(root, property);
    if (word !== undefined || Array.isArray(words)) found.set(name, word === undefined ? listOf(words) : [word]);
  }
  return found;
}

function requiredOf(schema: Schema, root: Schema): readonly unknown[] {
  const own = resolveIn(root, schema);
  return [...listOf(own.required), ...listOf(own.allOf).flatMap(part => requiredOf(part as Schema, root))];
}

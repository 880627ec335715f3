import {get, isMap, list, type Part, type PlainDocument, type Shape} from './plain-document.js';

/** An expected row below a schema. */
export interface PlainRow {
  readonly kind: string;
  readonly name: string;
  readonly required: boolean;
  readonly parts: readonly Part[];
}

const isFilled = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** A list is represented by its items: `User[]` opens the properties of a user. */
export function innerShape(document: PlainDocument, parts: readonly Part[]): Shape {
  let shape = document.shape(parts);
  const seen = new Set(shape.targets);
  for (let depth = 0; depth < 8; depth++) {
    const items = itemsOf(shape);
    if (!items || shape.choices.length > 0 || tupleOf(shape).length > 0 || shape.properties.size > 0) break;
    const next = document.shape([items]);
    if (next.targets.some(each => seen.has(each))) break;
    for (const each of next.targets) seen.add(each);
    shape = next;
  }
  return shape;
}

export function rowsOf(document: PlainDocument, shape: Shape, side: 'request' | 'response'): readonly PlainRow[] {
  const {properties, required, words} = shape;
  const rows: PlainRow[] = [];
  for (const [name, parts] of properties)
    if (document.isShown(parts, side)) rows.push({kind: '', name, required: required.has(name), parts});
  const add = (kind: string, name: string, part: Part | undefined) => {
    if (part && (isFilled(part.value) || part.value === true)) rows.push({kind, name, required: false, parts: [part]});
  };
  const patterns = words.get('patternProperties');
  for (const [name, value] of isMap(patterns?.value) ? Object.entries(patterns.value) : [])
    add('pattern', name, {value, file: patterns!.file});
  const extra = words.get('additionalProperties');
  if (isMap(extra?.value)) add('additional', '', extra);
  for (const [index, part] of tupleOf(shape).entries()) add('tuple', `${index}`, part);
  if (words.has('prefixItems')) add('item', '', itemsOf(shape));
  for (const kind of ['not', 'if', 'then', 'else']) add(kind, '', words.get(kind));
  return rows;
}

function itemsOf({words}: Shape): Part | undefined {
  const items = words.get('items');
  return items && !Array.isArray(items.value) ? items : undefined;
}

function tupleOf({words}: Shape): readonly Part[] {
  const holder = words.get('prefixItems') ?? words.get('items');
  return Array.isArray(holder?.value) ? holder.value.map(value => ({value, file: holder.file})) : [];
}

/**
 * Returns the notation of a type:
 * - `string<format>` for a format, and `enum<…>` for allowed values
 * - `X[]` for a list, `[A, B]` for a tuple, and `map<X>` for an object with any keys
 * - the schema's name for an object with a name
 * - `A | B` for up to three variants, and `one of 5` for more
 * - ` | null` at the end for a nullable type
 */
export function typeText(document: PlainDocument, shape: Shape, depth = 0): string {
  const {isNever, types, choices, words, name} = shape;
  if (isNever) return 'never';
  const of = (part: Part) => typeText(document, document.shape([part]), depth + 1);
  const implied = types.length > 0 ? types : impliedBy(shape);
  const plain = implied.filter(type => type !== 'null');
  const orNull = types.includes('null') ? ' | null' : '';
  const [choice] = choices;
  if (choice && !choice.isHeirs && plain.every(type => type === 'object')) {
    const {kind, variants} = choice;
    if (depth > 2 || variants.length > 3) return `${kind === 'oneOf' ? 'one' : 'any'} of ${variants.length}${orNull}`;
    return [...new Set(variants.map(of))].join(' | ') + orNull;
  }
  if (plain.length === 0) return orNull ? 'null' : 'any';
  return plain.map(one).join(' | ') + orNull;

  function one(type: string): string {
    if (type === 'array') return listText();
    if (type === 'object') {
      const values = words.get('additionalProperties');
      const isOpen = shape.properties.size === 0 && isMap(values?.value) && depth <= 4;
      return isOpen && (name === undefined || depth === 0) ? `map<${of(values!)}>` : (name ?? 'object');
    }
    if (Array.isArray(words.get('enum')?.value)) return `enum<${type}>`;
    const format = words.get('format')?.value;
    return typeof format === 'string' && format && type !== 'boolean' ? `${type}<${format}>` : type;
  }

  function listText(): string {
    const tuple = tupleOf(shape);
    const items = itemsOf(shape);
    if (depth > 4) return 'array';
    if (tuple.length > 0 && tuple.length <= 4) return `[${tuple.map(of).join(', ')}]`;
    if (!items) return 'array';
    const each = of(items);
    return / \||^(?:one|any) of/.test(each) ? `(${each})[]` : `${each}[]`;
  }
}

/** Returns the types that other keywords imply, for a schema without `type`. */
function impliedBy({words, properties}: Shape): readonly string[] {
  const has = (...names: string[]) => names.some(name => words.has(name));
  if (properties.size > 0 || has('additionalProperties', 'patternProperties')) return ['object'];
  if (has('items', 'prefixItems')) return ['array'];
  if (has('pattern', 'minLength', 'maxLength')) return ['string'];
  if (has('minimum', 'maximum', 'multipleOf')) return ['number'];
  const values = words.has('const') ? [words.get('const')!.value] : list({enum: words.get('enum')?.value}, 'enum');
  const typeOf = (value: unknown) => {
    if (value === null) return 'null';
    if (Array.isArray(value)) return 'array';
    return typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value;
  };
  return [...new Set(values.map(typeOf))];
}

/** Returns the parameters of the path and of the operation. The operation's parameters override the path's. */
export function parametersOf(document: PlainDocument, item: Part, operation: Part): readonly Part[] {
  const merged = new Map<string, Part>();
  for (const {value, file} of [item, operation])
    for (const each of list(value, 'parameters')) {
      const found = document.follow({value: each, file});
      if (isMap(found?.value)) merged.set(`${get(found.value, 'in')} ${get(found.value, 'name')}`, found);
    }
  return [...merged.values()];
}

import {editDistance} from '../../base/edit-distance.js';
import {formatJson} from '../../base/exact-json.js';
import {readOwn} from '../../base/read-own.js';
import {isContainer, isNumber} from '../../base/written-number.js';
import {nearest} from '../../config/nearest.js';
import {lastKey} from '../../openapi/document/pointer.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import {type SchemaError, slowPattern} from '../../openapi/validation/validator.js';

type SchemaErrorText = Pick<SpecProblem, 'level' | 'message' | 'fix' | 'on'>;

interface SchemaErrorGroup {
  /** All keys that the official schema knows, in any position. */
  readonly words: readonly string[];
  /** Name of the standard that the document follows, such as `OpenAPI 3.1`. */
  readonly standard: string;
}

const nouns: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

/** Lower the level for these missing keys: rendering and requests work without them. */
const isOnlyText = (pointer: string, key: string) => pointer.startsWith('/info') || key === 'description';

/** Returns message and fix of an error. Undefined for a false positive of ajv. */
export function describeSchemaError(error: SchemaError, errorGroup: SchemaErrorGroup): SchemaErrorText | undefined {
  const {keyword, instancePath, params} = error;
  const name = nameOf(instancePath);
  if (keyword === 'required' || keyword === 'dependentRequired' || keyword === 'dependencies') {
    const key = String(params.missingProperty);
    const level = isOnlyText(instancePath, key) ? 'warning' : 'error';
    return {level, message: `${sentence(name)} has no "${key}".`, fix: `add "${key}".`};
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return unknownKey(error, String(params.additionalProperty ?? params.unevaluatedProperty), errorGroup);
  if (keyword === 'type') return wrongType(error);
  if (keyword === 'enum') return describeOneOf(error, params.allowedValues as readonly unknown[]);
  if (keyword === 'const') return describeOneOf(error, [params.allowedValue]);
  if (keyword === 'oneOf' || keyword === 'anyOf') return choice(error);
  if (keyword === slowPattern) {
    const pattern = String(params.pattern);
    const message = `${sentence(name)} has the pattern ${pattern}, which takes more than 1 s, so Lectern did not validate it.`;
    return {level: 'warning', message, fix: `rewrite the pattern without a repetition inside a repetition.`};
  }
  const limit = describeLimit(keyword, params);
  const written = describe(error.data);
  return {level: 'error', message: `${sentence(name)} is ${written} and ${limit.rule}.`, fix: limit.fix};
}

function unknownKey(
  {instancePath, parentSchema}: SchemaError,
  key: string,
  {words, standard}: SchemaErrorGroup,
): SchemaErrorText | undefined {
  const {known = [], lenient = false} = parentSchema;
  // Skip a key that the schema knows: if another part of the schema fails, ajv reports its keys as unknown.
  if (known.includes(key)) return undefined;
  const near = nearest(key, known);
  // If the standard has the key in another position, say so. Otherwise suggest the most similar key.
  const isSlip = near !== undefined && key.length > 3 && editDistance(key, near, 3) <= 2 && !words.includes(key);
  if (lenient && !isSlip) return undefined;
  if (instancePath === '/paths') {
    const message = `The path "${key}" does not begin with "/".`;
    return {level: 'error', message, fix: `write "/${key}".`, on: key};
  }
  return {
    level: isSlip && !lenient ? 'error' : 'warning',
    message: `${sentence(nameOf(instancePath))} has "${key}", which ${standard} does not allow here.`,
    fix: isSlip ? `write "${near}".` : `delete it, or rename it to "x-${key}".`,
    on: key,
  };
}

function wrongType({instancePath, params, data: value}: SchemaError): SchemaErrorText {
  const types = [params.type].flat().map(String);
  const wanted = listed(types.map(type => readOwn(nouns, type) ?? type));
  const isQuoted = types.includes('string') && (isNumber(value) || typeof value === 'boolean');
  return {
    // Report a version that is a number as an error, because it has lost trailing zeros.
    level: isQuoted && instancePath !== '/openapi' ? 'warning' : 'error',
    message: `${sentence(nameOf(instancePath))} is ${describe(value)}, not ${wanted}.`,
    fix: isQuoted ? `put it in quotes: "${String(value)}".` : `write ${wanted}.`,
  };
}

function describeOneOf({instancePath, data: value}: SchemaError, words: readonly unknown[]): SchemaErrorText {
  const texts = words.map(word => (typeof word === 'string' ? word : (formatJson(word) ?? '')));
  const near = typeof value === 'string' ? nearest(value, texts) : undefined;
  const message = `${sentence(nameOf(instancePath))} is ${describe(value)}. Allowed values: ${listed(texts)}.`;
  const only = texts.length === 1 ? texts[0] : undefined;
  const fix = near || only ? `write ${near ?? only}.` : `write an allowed value, such as ${texts[0]}.`;
  return {level: 'error', message, fix};
}

function choice({instancePath, parentSchema, params, keyword, data: value}: SchemaError): SchemaErrorText {
  const name = sentence(nameOf(instancePath));
  const keys = parentSchema.choices;
  if (keys && Array.isArray(params.passingSchemas)) {
    const both = `${name} has both ${keys.map(key => `"${key}"`).join(' and ')}.`;
    return {level: 'error', message: both, fix: 'delete one of them.'};
  }
  if (keys) {
    const message = `${name} has none of ${listed(keys.map(key => `"${key}"`))}.`;
    return {
      level: 'error',
      message,
      fix: `add ${keys.length === 2 || keyword === 'oneOf' ? 'one of them' : 'any of them'}.`,
    };
  }
  const message = `${name} is ${describe(value)}, which matches none of the allowed schemas.`;
  return {level: 'error', message, fix: 'write a value that matches an allowed schema.'};
}

function describeLimit(keyword: string, params: SchemaError['params']): {readonly rule: string; readonly fix: string} {
  const limit = String(params.limit ?? '');
  const rules: Readonly<Record<string, readonly [rule: string, fix: string]>> = {
    minItems: [`needs at least ${limit === '1' ? 'one item' : `${limit} items`}`, 'add the missing items.'],
    maxItems: [`can have at most ${limit} items`, 'delete the other items.'],
    minProperties: [
      `needs at least ${limit === '1' ? 'one key' : `${limit} keys`}`,
      'add the missing keys, or delete it.',
    ],
    maxProperties: [`can have only ${limit === '1' ? 'one key' : `${limit} keys`}`, 'delete one of them.'],
    minLength: ['must not be empty', 'write a value.'],
    uniqueItems: ['must have unique items', 'delete the duplicate.'],
    minimum: [`must be at least ${limit}`, `write ${limit} or more.`],
    maximum: [`must be at most ${limit}`, `write ${limit} or less.`],
    exclusiveMinimum: [`must be more than ${limit}`, `write more than ${limit}.`],
    pattern: [`must match ${String(params.pattern)}`, `write a value that matches ${String(params.pattern)}.`],
    not: ['is not allowed here', 'delete it.'],
    'false schema': ['is not allowed here', 'delete it.'],
  };
  const [rule, fix] = readOwn(rules, keyword) ?? [`is not allowed (${keyword})`, 'correct the value.'];
  return {rule, fix};
}

/** Returns a readable name for a JSON pointer: its last keys. */
function nameOf(pointer: string): string {
  const item = itemName(pointer);
  if (pointer === '' || item !== undefined) return item ?? 'the document';
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  return `"${lastKey(pointer)}"${above === '' ? '' : ` in ${itemName(above) ?? lastKey(above)}`}`;
}

function itemName(pointer: string): string | undefined {
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  const key = lastKey(pointer);
  if (!/^\d+$/.test(key) || above === '') return undefined;
  const holder = lastKey(above);
  return holder === 'responses' ? `response ${key}` : `item ${Number(key) + 1} of "${holder}"`;
}

function sentence(text: string): string {
  return text.startsWith('"') ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  if (isContainer(value)) return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  return (formatJson(value) ?? '').slice(0, 60);
}

function listed(words: readonly string[]): string {
  if (words.length > 12) return `${words.slice(0, 12).join(', ')} or another of ${words.length}`;
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

import {describeValue} from '../../base/describe-value.js';
import {computeEditDistance} from '../../base/edit-distance.js';
import {formatJson} from '../../base/exact-json.js';
import {readOwn} from '../../base/read-own.js';
import {isContainer, isNumber} from '../../base/written-number.js';
import {findNearest} from '../../config/find-nearest.js';
import {joinChoices, listChoices} from '../../messages/join-choices.js';
import {formatPointer} from '../../openapi/document/format-pointer.js';
import {getLastKey, joinPointer} from '../../openapi/document/pointer.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import {type SchemaError, slowPattern} from '../../openapi/validation/validator.js';
import {describeMove} from './moved-keys.js';
import {buildSampleMember, buildSampleOfType} from './sample-value.js';

type SchemaErrorText = Pick<SpecProblem, 'level' | 'message' | 'fix' | 'on'>;

interface SchemaErrorGroup {
  /** All keys that the official schema defines, in any position. */
  readonly words: readonly string[];
  /** Name of the standard that the document follows, such as `OpenAPI 3.1`. Undefined for an author's schema. */
  readonly standard?: string;
  /** Name of the value itself in paths, such as `response`. */
  readonly root?: string;
  /** File of the author's schema. */
  readonly schemaFile?: string;
}

const nouns: Readonly<Record<string, string | readonly string[]>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: ['true', 'false'],
  null: 'null',
};

/** Lower the level for these missing keys: rendering and requests work without them. */
const isOnlyText = (pointer: string, key: string) => pointer.startsWith('/info') || key === 'description';

/** Returns message and fix of an error. Undefined for a false positive of ajv. */
export function describeSchemaError(error: SchemaError, errorGroup: SchemaErrorGroup): SchemaErrorText | undefined {
  const {keyword, instancePath, params} = error;
  const name = formatPointer(instancePath, errorGroup.root) || 'The document';
  if (keyword === 'required' || keyword === 'dependentRequired' || keyword === 'dependencies') {
    const key = String(params.missingProperty);
    const level = isOnlyText(instancePath, key) ? 'warning' : 'error';
    return {
      level,
      message: `${name} has no "${key}".`,
      fix: `add ${buildSampleMember(key, errorGroup.standard === undefined ? error.parentSchema : undefined, instancePath)}.`,
    };
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return describeUnknownKey(error, String(params.additionalProperty ?? params.unevaluatedProperty), errorGroup);
  if (keyword === 'type') return describeWrongType(error, name);
  if (keyword === 'enum') return describeOneOf(error, name, params.allowedValues as readonly unknown[]);
  if (keyword === 'const') return describeOneOf(error, name, [params.allowedValue]);
  if (keyword === 'oneOf' || keyword === 'anyOf') return describeChoice(error, name);
  if (keyword === slowPattern) {
    const pattern = String(params.pattern);
    const message = `Lectern did not validate ${name}, because the pattern "${pattern}" of its schema takes more than 1 s.`;
    return {level: 'warning', message, fix: `rewrite the pattern without a repetition inside a repetition.`};
  }
  const limit = describeLimit(error);
  if (error.propertyName !== undefined) return describeWrongKey(error.propertyName, name, limit.rule);
  return {level: 'error', message: `${name} is ${describe(error.data)}, but ${limit.rule}.`, fix: limit.fix};
}

/** Describes a key that violates `propertyNames`, such as the name of a component. */
function describeWrongKey(key: string, name: string, rule: string): SchemaErrorText {
  const valid = key.replace(/[^\w.-]+/g, '_').replace(/^_|_$/g, '') || 'name';
  return {
    level: 'error',
    message: `The key "${key}" in ${name} ${rule}.`,
    fix: `rename the key to "${valid}", and correct its references.`,
    on: key,
  };
}

function describeUnknownKey(
  {instancePath, parentSchema, data}: SchemaError,
  key: string,
  {words, standard, root, schemaFile}: SchemaErrorGroup,
): SchemaErrorText | undefined {
  const {known = [], lenient = false} = parentSchema;
  // Skip a key that the schema defines: if another part of the schema fails, ajv reports its keys as unknown.
  if (known.includes(key)) return undefined;
  const name = formatPointer(joinPointer(instancePath, key), root);
  if (standard === undefined)
    return {
      level: 'warning',
      message: `${name} is not in the schema.`,
      fix: `delete "${key}", or add it to the schema${schemaFile ? ` in ${schemaFile}` : ''}.`,
      on: key,
    };
  const near = findNearest(key, known);
  // If the standard has the key in another position, suggest that position. Otherwise, suggest the most similar key.
  const isSlip = near !== undefined && key.length > 3 && computeEditDistance(key, near, 3) <= 2 && !words.includes(key);
  if (lenient && !isSlip) return undefined;
  if (instancePath === '/paths') {
    const message = `The path "${key}" does not begin with "/".`;
    return {level: 'error', message, fix: `write "/${key}".`, on: key};
  }
  if (getLastKey(instancePath) === 'responses' && /^\d/.test(key)) {
    const message = `The key "${key}" in ${formatPointer(instancePath, root)} is not a status code.`;
    const fix = /^[1-5]xx$/i.test(key)
      ? `write "${key.toUpperCase()}" instead of "${key}".`
      : 'write a status code such as "404", "4XX", or "default".';
    return {level: 'warning', message, fix, on: key};
  }
  const moved = describeMove({key, pointer: instancePath, holder: data, standard});
  return {
    level: isSlip && !lenient ? 'error' : 'warning',
    message: `${name} is not allowed in ${standard}.`,
    fix:
      moved ??
      (isSlip
        ? `write "${near}" instead of "${key}".`
        : `rename it to "x-${key}" to keep it as an extension, or delete "${key}".`),
    on: key,
  };
}

function describeWrongType(
  {instancePath, params, data: value, parentSchema}: SchemaError,
  name: string,
): SchemaErrorText {
  const types = [params.type].flat().map(String);
  const wanted = joinChoices(types.flatMap(type => readOwn(nouns, type) ?? type));
  const isQuoted = types.includes('string') && (isNumber(value) || typeof value === 'boolean');
  return {
    // Report a version that is a number as an error, because it has lost trailing zeros.
    level: isQuoted && instancePath !== '/openapi' ? 'warning' : 'error',
    message: `${name} is ${describe(value)}, not ${wanted}.`,
    fix: isQuoted
      ? /^\/(?:openapi|asyncapi)$/.test(instancePath)
        ? `write "${instancePath.slice(1)}": "${String(value)}.0".`
        : `put the value in quotes: "${String(value)}".`
      : (convert(value, types, getLastKey(instancePath)) ??
        `replace ${isContainer(value) ? 'it' : describe(value)} with ${wanted}, such as ${buildSampleOfType(types[0] ?? '', parentSchema, getLastKey(instancePath))}.`),
  };
}

/** Returns a fix that keeps the value. */
function convert(value: unknown, types: readonly string[], key: string): string | undefined {
  const isExclusive = key === 'exclusiveMinimum' || key === 'exclusiveMaximum';
  if (isExclusive) {
    const plain = key === 'exclusiveMinimum' ? 'minimum' : 'maximum';
    if (value === true) return `delete it, and rename "${plain}" to "${key}".`;
    if (value === false) return `delete "${key}".`;
    if (isNumber(value)) return `write "${plain}": ${value}, "${key}": true.`;
  }
  // OpenAPI 3.0 has one type, and `nullable`.
  const listed = key === 'type' && Array.isArray(value) ? value.filter(each => each !== 'null') : [];
  if (listed.length === 1 && Array.isArray(value))
    return `write "type": "${listed[0]}"${value.includes('null') ? ', "nullable": true' : ''}.`;
  if (types.includes('array') && value !== null && !Array.isArray(value))
    return `put the value in brackets: [${isContainer(value) ? '{…}' : describe(value)}].`;
  if (typeof value !== 'string') return undefined;
  const isNumeric = /^-?\d+(?:\.\d+)?$/.test(value) && (types.includes('number') || types.includes('integer'));
  return isNumeric || (types.includes('boolean') && /^(?:true|false)$/.test(value))
    ? `remove the quotes: ${value}.`
    : undefined;
}

function describeOneOf({data: value}: SchemaError, name: string, words: readonly unknown[]): SchemaErrorText {
  const texts = words.map(word => formatJson(word) ?? '');
  const near = typeof value === 'string' ? findNearest(JSON.stringify(value), texts) : undefined;
  const message = `${name} is ${describe(value)}. Allowed values: ${listChoices(texts)}.`;
  const only = texts.length === 1 ? texts[0] : undefined;
  const fix = near || only ? `write ${near ?? only}.` : `write ${texts[0]}, or another allowed value.`;
  return {level: 'error', message, fix};
}

function describeChoice({parentSchema, params, keyword, data: value}: SchemaError, name: string): SchemaErrorText {
  const keys = parentSchema.choices?.map(key => `"${key}"`);
  if (keys && Array.isArray(params.passingSchemas)) {
    const both = `${name} has both ${keys.join(' and ')}.`;
    return {level: 'error', message: both, fix: `delete ${joinChoices(keys)}.`};
  }
  if (keys) {
    const [first = ''] = parentSchema.choices ?? [];

    return {
      level: 'error',
      message: `${name} has ${keys.length === 2 ? `neither ${keys.join(' nor ')}` : `none of ${joinChoices(keys)}`}.`,
      fix: `add ${buildSampleMember(first)}.`,
    };
  }
  const message = `${name} is ${describe(value)}, which matches none of the allowed schemas.`;
  return {level: 'error', message, fix: `write a value that matches a schema in "${keyword}".`};
}

function describeLimit(error: SchemaError): {readonly rule: string; readonly fix: string} {
  const {keyword, params, data: value, instancePath} = error;
  const limit = String(params.limit ?? '');
  const key = getLastKey(instancePath);
  const count = (noun: string) => (limit === '1' ? `one ${noun}` : `${limit} ${noun}s`);
  const member = readOwn(firstMembers, key);
  const repeated = [Number(params.i ?? 0), Number(params.j ?? 0)];
  const rules: Readonly<Record<string, readonly [rule: string, fix: string]>> = {
    minItems: [`needs at least ${count('item')}`, `add items until it has ${limit}.`],
    maxItems: [`can have at most ${count('item')}`, `delete items until it has ${limit}.`],
    minProperties: [
      `needs at least ${count('key')}`,
      `${member ? `add ${member}` : `add keys until it has ${limit}`}, or delete "${key}".`,
    ],
    maxProperties: [`can have only ${count('key')}`, `delete keys until it has ${limit}.`],
    minLength: ['must not be empty', 'write text between the quotes.'],
    uniqueItems: [
      'must have unique items',
      `delete item [${Math.max(...repeated)}], which repeats item [${Math.min(...repeated)}].`,
    ],
    minimum: [`must be at least ${limit}`, `write ${limit} or more.`],
    maximum: [`must be at most ${limit}`, `write ${limit} or less.`],
    exclusiveMinimum: [`must be more than ${limit}`, `write a number above ${limit}.`],
    exclusiveMaximum: [`must be less than ${limit}`, `write a number below ${limit}.`],
    pattern: [`must match the pattern ${String(params.pattern)}`, fixPattern(value, String(params.pattern), key)],
    not: ['is not allowed here', `delete "${key}".`],
    'false schema': ['is not allowed here', `delete "${key}".`],
  };
  const [rule, fix] = readOwn(rules, keyword) ?? [
    `is not allowed (${keyword})`,
    `write a value that "${keyword}" allows.`,
  ];
  return {rule, fix};
}

const firstMembers: Readonly<Record<string, string>> = {
  responses: '"200": {"description": "OK"}',
  content: '"application/json": {"schema": {"type": "object"}}',
};

function fixPattern(value: unknown, pattern: string, key: string): string {
  const text = String(value);
  const [, scheme, host, path = ''] = key === 'host' ? (/^(\w+):\/\/([^/]+)(\/.*)?$/.exec(text) ?? []) : [];
  if (host)
    return `write "${host}", and add "schemes": ["${scheme}"]${path.length > 1 ? `, "basePath": "${path}"` : ''} at the top.`;
  const slashed = `/${text}`;
  return pattern === '^/' ? `write "${slashed}".` : `replace ${describe(value)} with a value that matches ${pattern}.`;
}

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (value === undefined) return 'missing';
  return isNumber(value) ? (formatJson(value) ?? '') : describeValue(value);
}

import {getOwn, getOwnText, isObject} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {isNumber} from '../../base/written-number.js';
import {type ExternalDocs, readExternalDocs} from '../document/document-info.js';
import {allowsWritten} from './across-parts.js';
import type {FlatSchema} from './flatten-schema.js';

/** Properties of a value for display, besides its name and type. */
export interface SchemaFacts {
  readonly title?: string;
  readonly description?: string;
  /** Default value, wrapped because it can be `null`. */
  readonly default?: {readonly value: unknown};
  readonly const?: {readonly value: unknown};
  readonly enum: readonly EnumValue[];
  readonly examples: readonly unknown[];
  readonly constraints: readonly Constraint[];
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly externalDocs?: ExternalDocs;
}

export interface EnumValue {
  readonly value: unknown;
  /** Label of the value: `title` next to its `const`, or an entry of `x-enum-varnames`. */
  readonly title?: string;
  readonly description?: string;
}

/** A constraint: its schema keyword, such as `minLength`, and its value as text. */
export interface Constraint {
  readonly word: string;
  readonly value: string;
}

const limits = (
  'minimum exclusiveMinimum maximum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems ' +
  'uniqueItems minProperties maxProperties minContains maxContains contentEncoding contentMediaType'
).split(' ');

export function readSchemaFacts(schema: FlatSchema): SchemaFacts {
  const {keywords, otherPlaces} = schema;
  const text = (word: string) => {
    const stated = keywords.get(word);
    return typeof stated === 'string' && stated.trim() !== '' ? stated : undefined;
  };
  const list = (word: string): readonly unknown[] => {
    const stated = keywords.get(word);
    return Array.isArray(stated) ? stated : [];
  };
  const allowed = (word: string, values: readonly unknown[]) =>
    values.filter(value => allowsWritten(schema, word, value));
  const preset = keywords.get('default');
  return {
    // With `const`, an `enum` of another part has no effect.
    enum: keywords.has('const') ? [] : readEnumValues(keywords),
    examples: keywords.has('example')
      ? allowed('example', [keywords.get('example')])
      : allowed('examples', list('examples')),
    // Check for keywords first: there are thousands of rows, and most lack these keywords.
    constraints: [
      ...limits.filter(word => keywords.has(word)).flatMap(word => readConstraint(word, keywords)),
      ...(otherPlaces.get('pattern') ?? []).flatMap(({value}) => readOtherPattern(value, keywords)),
    ],
    deprecated: keywords.get('deprecated') === true,
    readOnly: keywords.get('readOnly') === true,
    writeOnly: keywords.get('writeOnly') === true,
    ...(keywords.has('default') && allowsWritten(schema, 'default', preset) && {default: {value: preset}}),
    ...(keywords.has('const') && {const: {value: keywords.get('const')}}),
    ...omitUndefined({
      title: text('title'),
      description: text('description'),
      externalDocs: readExternalDocs({externalDocs: keywords.get('externalDocs')}),
    }),
  };
}

function readConstraint(word: string, keywords: FlatSchema['keywords']): readonly Constraint[] {
  const stated = keywords.get(word);
  if (isNumber(stated) || (typeof stated === 'string' && stated !== '')) {
    // Convert the form of OpenAPI 3.0, in which `exclusiveMinimum: true` makes `minimum` exclusive, to that of 3.1.
    const isExclusive = keywords.get(word.replace(/^m/, 'exclusiveM')) === true;
    return [
      {word: isExclusive && /^m..imum$/.test(word) ? word.replace(/^m/, 'exclusiveM') : word, value: String(stated)},
    ];
  }
  return word === 'uniqueItems' && stated === true ? [{word, value: 'true'}] : [];
}

/** Returns the pattern of another `allOf` part, which also applies. */
function readOtherPattern(part: unknown, keywords: FlatSchema['keywords']): readonly Constraint[] {
  const value = getOwnText(part, 'pattern');
  return value === undefined || value === keywords.get('pattern') ? [] : [{word: 'pattern', value}];
}

function readEnumValues(keywords: FlatSchema['keywords']): readonly EnumValue[] {
  const values = keywords.get('enum');
  if (!Array.isArray(values)) return [];
  const find = (...names: readonly string[]) =>
    names.map(name => keywords.get(name)).find(stated => stated !== undefined);
  const titles = find('x-enumNames', 'x-enum-varnames', 'x-enumVarnames');
  const about = find('x-enumDescriptions', 'x-enum-descriptions', 'x-enumDescription');
  return values.map((value, index) => {
    const title = readText(titles, value, index);
    return {
      value,
      // Skip a title that repeats the value.
      ...omitUndefined({
        title: title === String(value) ? undefined : title,
        description: readText(about, value, index),
      }),
    };
  });
}

/**
 * Returns the text for a value from an extension such as `x-enum-descriptions`: from a list by index, or from an object
 * by value.
 */
function readText(list: unknown, value: unknown, index: number): string | undefined {
  const stated = isObject(list) ? getOwn(list, String(value)) : Array.isArray(list) ? list[index] : undefined;
  return typeof stated === 'string' && stated !== '' ? stated : undefined;
}

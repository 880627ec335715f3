import {given} from '../../base/given.js';
import {isObject, own} from '../../base/json.js';
import {isNumber} from '../../base/written-number.js';
import {type ExternalDocs, externalDocs} from '../document/document-info.js';
import type {FlatSchema} from './flat-schema.js';

/** Facts about a value in a row, besides name and type. */
export interface SchemaFacts {
  readonly title?: string;
  readonly description?: string;
  /** Wrapped, because `null` is a value too. */
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
  /** Label of the value: the `title` of a constant, or an entry of `x-enum-varnames`. */
  readonly title?: string;
  readonly description?: string;
}

/** A limit by the word of the schema, such as `minLength`, and its value as text. */
export interface Constraint {
  readonly word: string;
  readonly value: string;
}

const limits = (
  'minimum exclusiveMinimum maximum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems ' +
  'uniqueItems minProperties maxProperties minContains maxContains contentEncoding contentMediaType'
).split(' ');

export function schemaFacts({words}: FlatSchema): SchemaFacts {
  const text = (word: string) => {
    const said = words.get(word);
    return typeof said === 'string' && said !== '' ? said : undefined;
  };
  const list = (word: string): readonly unknown[] => {
    const said = words.get(word);
    return Array.isArray(said) ? said : [];
  };
  return {
    enum: enumValues(words),
    examples: words.has('example') ? [words.get('example')] : list('examples'),
    // Most rows have none of these words, and there are thousands of rows.
    constraints: limits.filter(word => words.has(word)).flatMap(word => constraint(word, words)),
    deprecated: words.get('deprecated') === true,
    readOnly: words.get('readOnly') === true,
    writeOnly: words.get('writeOnly') === true,
    ...(words.has('default') && {default: {value: words.get('default')}}),
    ...(words.has('const') && {const: {value: words.get('const')}}),
    ...given({
      title: text('title'),
      description: text('description'),
      externalDocs: externalDocs({externalDocs: words.get('externalDocs')}),
    }),
  };
}

function constraint(word: string, words: FlatSchema['words']): readonly Constraint[] {
  const said = words.get(word);
  if (isNumber(said) || (typeof said === 'string' && said !== '')) {
    // In 3.0, `exclusiveMinimum: true` makes `minimum` exclusive. Convert it to the form of 3.1.
    const isExclusive = words.get(word.replace(/^m/, 'exclusiveM')) === true;
    return [
      {word: isExclusive && /^m..imum$/.test(word) ? word.replace(/^m/, 'exclusiveM') : word, value: String(said)},
    ];
  }
  return word === 'uniqueItems' && said === true ? [{word, value: 'true'}] : [];
}

function enumValues(words: FlatSchema['words']): readonly EnumValue[] {
  const values = words.get('enum');
  if (!Array.isArray(values)) return [];
  const find = (...names: readonly string[]) => names.map(name => words.get(name)).find(said => said !== undefined);
  const titles = find('x-enumNames', 'x-enum-varnames', 'x-enumVarnames');
  const about = find('x-enumDescriptions', 'x-enum-descriptions', 'x-enumDescription');
  return values.map((value, index) => {
    const title = saidOf(titles, value, index);
    return {
      value,
      // Skip a title that only repeats the value.
      ...given({title: title === String(value) ? undefined : title, description: saidOf(about, value, index)}),
    };
  });
}

/** Returns the text for a value from a list by index, or from an object by value. */
function saidOf(list: unknown, value: unknown, index: number): string | undefined {
  const said = isObject(list) ? own(list, String(value)) : Array.isArray(list) ? list[index] : undefined;
  return typeof said === 'string' && said !== '' ? said : undefined;
}

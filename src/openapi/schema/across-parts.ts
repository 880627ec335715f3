import {isSameValue} from '../../base/exact-json.js';
import {isObject} from '../../base/json.js';
import type {DocumentSet} from '../document/document-set.js';
import {childOf, type Located} from '../document/located.js';
import {type FlatSchema, flatSchema, type SchemaParts} from './flat-schema.js';

/** Returns all places that wrote a keyword. Each of them applies. */
export function allPlaces({places, otherPlaces}: FlatSchema, word: string): readonly Located[] {
  const first = places.get(word);
  return first ? [first, ...(otherPlaces.get(word) ?? [])] : [];
}

/** Returns whether the constant or the list of another part has a value that is written for a word. */
export function allowsWritten({keywords, places}: FlatSchema, word: string, value: unknown): boolean {
  const isElsewhere = (other: string) => keywords.has(other) && places.get(other) !== places.get(word);
  if (isElsewhere('const')) return isSameValue(keywords.get('const'), value);
  const values = keywords.get('enum');
  return !isElsewhere('enum') || !Array.isArray(values) || values.some(each => isSameValue(each, value));
}

/**
 * Returns a variant with the one type of the schema around it, if it names none: both hold (JSON Schema 2020-12, Core,
 * section 10.2.1).
 */
export function typedParts(documents: DocumentSet, types: readonly string[], node: Located): SchemaParts {
  const [type, other] = types.filter(each => each !== 'null');
  if (type === undefined || other !== undefined) return [node];
  const {types: named, choices} = flatSchema(documents, [node]);
  const isOpen = named.length === 0 && choices.length === 0;
  return isOpen ? [node, {value: {type}, file: node.file, pointer: `${node.pointer}/type`}] : [node];
}

/**
 * Returns the names that are required and that no property describes, with the schema of additional properties (JSON
 * Schema 2020-12, Validation, section 6.5.3). None where variants may describe them.
 */
export function undescribedNames({
  properties,
  required,
  choices,
  places,
}: FlatSchema): readonly {readonly name: string; readonly parts: SchemaParts}[] {
  if (choices.some(({isRule}) => !isRule)) return [];
  const holder = places.get('additionalProperties');
  const values = holder && childOf(holder, 'additionalProperties');
  const parts = values && isObject(values.value) ? [values] : [];
  return [...required].flatMap(name => (properties.has(name) ? [] : [{name, parts}]));
}

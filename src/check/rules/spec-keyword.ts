import {computeEditDistance} from '../../base/edit-distance.js';
import {getOwn, getOwnText} from '../../base/json.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {formatPointer} from '../../openapi/document/format-pointer.js';
import {getPositionKey} from '../../openapi/document/located.js';
import {joinPointer} from '../../openapi/document/pointer.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import {groupRepeats} from '../schema/group-repeats.js';
import {walkDocument} from '../schema/walk-document.js';

/**
 * Finds schema keywords that the document's version of OpenAPI does not have, and required keywords that are missing.
 */
export function checkSpecKeyword(documents: DocumentSet): readonly SpecProblem[] {
  const isNew = /^3\.[12]/.test(documents.version);
  const isOld = /^[23]\.0/.test(documents.version);
  const problems = new Map<string, SpecProblem>();
  walkDocument(documents, {
    schema(schema) {
      const {value} = schema;
      const report = (message: string, fix: string, on?: string) =>
        problems.set(`${getPositionKey(schema)} ${on ?? ''}`, {
          code: 'spec-keyword',
          level: 'warning',
          message,
          fix,
          at: schema,
          atKey: true,
          ...(on !== undefined && {on}),
        });
      const type = getOwn(value, 'type');
      const pathOf = (key?: string) =>
        formatPointer(key === undefined ? schema.pointer : joinPointer(schema.pointer, key)) || 'The schema';
      if (isNew && typeof getOwn(value, 'nullable') === 'boolean')
        report(`${pathOf('nullable')} has no effect in OpenAPI 3.1 and later.`, fixNullable(value), 'nullable');
      if (isOld && type === 'array' && getOwn(value, 'items') === undefined)
        report(
          `${pathOf()} is an array without "items", so readers do not see the type of its items.`,
          'add "items": {"type": "string"} with the schema of an item.',
          'type',
        );
      const pattern = getOwnText(value, 'pattern');
      const broken = pattern === undefined ? undefined : findPatternFault(pattern);
      if (pattern !== undefined && broken)
        report(
          `${pathOf('pattern')} is ${JSON.stringify(pattern)}, which is not a valid regular expression: ${broken}`,
          fixPattern(pattern, broken),
          'pattern',
        );
      const format = getOwnText(value, 'format');
      const intended = format === undefined ? undefined : findSimilarFormat(format);
      if (intended)
        report(
          `${pathOf('format')} is "${format}", which is not a known format.`,
          `write "format": "${intended}".`,
          'format',
        );
      if (getOwn(value, 'readOnly') === true && getOwn(value, 'writeOnly') === true)
        report(
          `${pathOf()} is both readOnly and writeOnly, so neither requests nor responses contain it.`,
          'delete "writeOnly" to keep it in responses, or "readOnly" to keep it in requests.',
          'writeOnly',
        );
    },
  });
  return groupRepeats(problems.values(), ({on}) => on ?? '');
}

/** Returns how OpenAPI 3.1 expresses `nullable`. */
function fixNullable(schema: unknown): string {
  const type = getOwn(schema, 'type');
  if (getOwn(schema, 'nullable') === false) return 'delete "nullable".';
  const types = [type].flat().filter(each => typeof each === 'string');
  if (types.length > 0)
    return `delete "nullable", and write "type": [${[...new Set([...types, 'null'])].map(each => `"${each}"`).join(', ')}].`;
  const ref = getOwnText(schema, '$ref');
  if (ref) return `replace both keys with "anyOf": [{"$ref": "${ref}"}, {"type": "null"}].`;
  const choice = ['anyOf', 'oneOf'].find(key => getOwn(schema, key) !== undefined);
  if (choice) return `delete "nullable", and add {"type": "null"} to "${choice}".`;
  return getOwn(schema, 'enum') === undefined
    ? 'delete "nullable", because a schema without "type" allows null.'
    : 'delete "nullable", and add null to "enum".';
}

/** Fixes by a part of the engine's message. */
const patternFixes: readonly (readonly [reason: RegExp, fix: string])[] = [
  [/unmatched '\)'/, 'write \\\\) for the character, or add "(".'],
  [/unterminated group/, 'add the missing ")".'],
  [/unterminated character class/, 'write \\\\[ for the character, or add "]".'],
  [/nothing to repeat/, 'write \\\\ before "*", "+", or "?" to match the character.'],
  [/out of order in character class/, 'write the lower character of the range first, such as a-z.'],
  [/numbers out of order/, 'write the lower number first, such as {1,5}.'],
  [/at end of pattern/, 'write \\\\\\\\ to match a backslash.'],
  [/inline flags/, 'remove the flags, and list both cases of each letter, such as [aA].'],
  [/invalid group|capture group name/, 'write (?:…) for a group, or (?<name>…) for a named one.'],
];

function fixPattern(pattern: string, reason: string): string {
  const [, insensitive] = /^\(\?i\)([A-Za-z\d _-]+)$/.exec(pattern) ?? [];
  if (insensitive !== undefined) {
    const both = insensitive.replace(/[a-z]/gi, letter => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
    return `write "pattern": ${JSON.stringify(both)}.`;
  }
  // `[]` is valid, but matches nothing.
  const closed = [']', ')', '])']
    .map(end => pattern + end)
    .find(each => findPatternFault(each) === undefined && !each.includes('[]'));
  if (closed !== undefined && /unterminated/.test(reason)) return `write "pattern": ${JSON.stringify(closed)}.`;
  return patternFixes.find(([test]) => test.test(reason))?.[1] ?? 'write a regular expression of ECMAScript.';
}

/** Returns why a pattern does not compile. Never executes the pattern (security rule B5). */
function findPatternFault(pattern: string): string | undefined {
  if (pattern.length > 2000) return undefined;
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch {
    // Without the flag `u`, more patterns are valid. Accept those, because documents use them.
  }
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    const [flags] = /\(\?[a-z]+\)/.exec(pattern) ?? [];
    if (flags !== undefined) return `inline flags such as ${flags} are not supported.`;
    const reason = (error as Error).message.replace(/^.*\/: /s, '');
    return `${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;
  }
}

/** Formats of JSON Schema 2020-12 and the OpenAPI format registry. */
const formats = (
  'date date-time time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference uuid ' +
  'uri-template json-pointer relative-json-pointer regex int8 int16 int32 int64 uint8 uint16 uint32 uint64 float double ' +
  'double-int decimal decimal128 byte binary base64url password char commonmark html media-range http-date'
).split(' ');
const plainFormats = new Map(formats.map(format => [foldFormat(format), format]));

function foldFormat(format: string): string {
  return format.toLowerCase().replace(/[^a-z\d]/g, '');
}

/** Returns the format that an unknown one resembles: another spelling, or one wrong letter. */
function findSimilarFormat(format: string): string | undefined {
  if (formats.includes(format)) return undefined;
  const plain = foldFormat(format);
  const same = plainFormats.get(plain);
  if (same !== undefined || plain.length < 6) return same;
  return formats.find(known => known.length > 5 && computeEditDistance(plain, foldFormat(known), 2) < 2);
}

import {
  CORE_SCHEMA,
  defineMappingTag,
  defineScalarTag,
  floatCoreTag,
  intCoreTag,
  mapTag,
  mergeTag,
  NOT_RESOLVED,
} from 'js-yaml';
import {type AnyNumber, isWrittenNumber, parseNumber} from '../../base/written-number.js';

/**
 * Map tag that converts number keys to text: numbers with preserved digits are objects, and js-yaml rejects objects as
 * keys.
 */
const exactMapTag = defineMappingTag(mapTag.tagName, {
  create: mapTag.create,
  identify: mapTag.identify,
  represent: mapTag.represent,
  keys: mapTag.keys,
  addPair: (map, key, value) => mapTag.addPair(map, toKey(key), value),
  has: (map, key) => mapTag.has(map, toKey(key)),
  get: (map, key) => mapTag.get(map, toKey(key)),
});

function toKey(key: unknown): unknown {
  return isWrittenNumber(key) ? String(key) : key;
}

/** YAML 1.2 core schema with numbers that preserve their digits, and with merge keys (`<<`). */
export const exactSchema = CORE_SCHEMA.withTags(
  exactMapTag,
  mergeTag,
  ...[intCoreTag, floatCoreTag].map(tag =>
    defineScalarTag<AnyNumber>(tag.tagName, {
      implicit: true,
      identify: tag.identify,
      ...(tag.implicitFirstChars && {implicitFirstChars: tag.implicitFirstChars}),
      resolve(source, isExplicit, tagName) {
        const value = tag.resolve(source, isExplicit, tagName);
        // `1e400` exceeds the range of a number, so js-yaml would read it as text.
        const isUnread = value === NOT_RESOLVED && tag === floatCoreTag;
        const exact = value !== NOT_RESOLVED || isUnread ? parseNumber(toJsonNumber(source)) : undefined;
        return isWrittenNumber(exact) ? exact : value;
      },
    }),
  ),
);

/** Converts a YAML decimal number to JSON: `+1.10`, `.50`, `5.`, and `010` are invalid in JSON. */
function toJsonNumber(source: string): string {
  return source
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|e)/i, '');
}

import {DUMP_SCHEMA, defineScalarTag, floatCoreTag, intCoreTag} from 'js-yaml';
import {type AnyNumber, isWrittenNumber, parseNumber} from '../../base/written-number.js';

/** js-yaml schema for output, with numbers that preserve their digits. */
export const exactDumpSchema = DUMP_SCHEMA.withTags(
  ...[intCoreTag, floatCoreTag].map(({tagName}) => {
    const isKind = tagName === intCoreTag.tagName ? isInteger : (text: string) => !isInteger(text);
    const tag = DUMP_SCHEMA.tags.find(
      each => each.tagName === tagName && each.nodeKind === 'scalar',
    ) as typeof intCoreTag;
    return defineScalarTag<AnyNumber>(tagName, {
      implicit: true,
      ...(tag.implicitFirstChars && {implicitFirstChars: tag.implicitFirstChars}),
      // js-yaml writes the tag `!!float` before a number such as `1e400`, which exceeds the range.
      resolve: (source, ...rest) =>
        isKind(source) ? (parseNumber(source) ?? tag.resolve(source, ...rest)) : tag.resolve(source, ...rest),
      identify: value => (isWrittenNumber(value) ? isKind(`${value}`) : tag.identify(value)),
      represent: value => (isWrittenNumber(value) ? `${value}` : tag.represent(value)),
    });
  }),
);

function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text);
}

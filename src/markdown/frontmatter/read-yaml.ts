import {CORE_SCHEMA, defineScalarTag, floatCoreTag, intCoreTag, load, NOT_RESOLVED} from 'js-yaml';
import {readIndented} from '../../base/yaml-indentation.js';
import {readNumber, type YamlReader} from './frontmatter.js';

/** The core schema of YAML 1.2, in which a number that would not print back as it is written stays text. */
const schema = CORE_SCHEMA.withTags(
  ...[intCoreTag, floatCoreTag].map(tag =>
    defineScalarTag<number>(tag.tagName, {
      implicit: true,
      identify: tag.identify,
      ...(tag.implicitFirstChars && {implicitFirstChars: tag.implicitFirstChars}),
      resolve: text => readNumber(text) ?? NOT_RESOLVED,
    }),
  ),
);

/** Full YAML 1.2, core schema only: no custom tags, dates stay text (security rule B2). Loaded on demand. */
export const readFrontmatterYaml: YamlReader = async yaml => {
  try {
    const {value, lines} = readIndented<unknown>(yaml, text => load(text, {schema}));
    if (value === null || value === undefined) return {values: new Map()};
    if (typeof value !== 'object' || Array.isArray(value))
      return {message: 'it holds a single value, not keys with values', line: 1, column: 1};
    return {values: new Map(Object.entries(value)), lines};
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {line: number; column: number}};
    const open = openQuote(yaml, mark?.line ?? 0);
    if (open) return open;
    return {message: reason ?? String(error), line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1};
  }
};

/**
 * Finds the quote that was not closed. A string without its closing quote extends to the opening quote of another one,
 * where the library reports the error. The author has to fix the start of the text.
 */
function openQuote(yaml: string, until: number) {
  const lines = yaml.split(/\r?\n/);
  for (const [index, line] of lines.slice(0, until + 1).entries()) {
    const [, before = '', quote = '', rest = ''] = /^(\s*(?:- +)?["']?[\w:-]+["']?:\s+)(["'])(.*)$/.exec(line) ?? [];
    if (quote === '' || rest.replace(/\\.|''/g, '').includes(quote)) continue;
    const next = lines.slice(index + 1).find(each => each.includes(quote)) ?? quote;
    const at = next.indexOf(quote);
    const isOpening = /(?:^|[\s[{,:])$/.test(next.slice(0, at)) && !/^[\s,\]}]/.test(next.slice(at + 1));
    if (!isOpening) continue;
    const fix = `Add ${quote} where the text ends.`;
    return {message: 'a text in quotes does not end on its line', fix, line: index + 1, column: before.length + 1};
  }
  return undefined;
}

import {CORE_SCHEMA, defineScalarTag, floatCoreTag, intCoreTag, load, NOT_RESOLVED} from 'js-yaml';
import {explainYaml} from '../../base/yaml-fix.js';
import {readIndented} from '../../base/yaml-indentation.js';
import {readNumber, type YamlReader} from './frontmatter.js';

/** YAML 1.2 core schema. Numbers that JavaScript would print differently stay text. */
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

/**
 * Reads full YAML 1.2 with the core schema: rejects custom tags and leaves dates as text (security rule B2). Uses the
 * last of duplicate keys, like JSON and flat frontmatter, so that the page still renders. Loaded on demand.
 */
export const readFrontmatterYaml: YamlReader = async yaml => {
  try {
    const {value, lines} = readIndented<unknown>(yaml, text => load(text, {schema, json: true}));
    if (value === null || value === undefined) return {values: new Map()};
    if (typeof value !== 'object' || Array.isArray(value))
      return findMissingSpace(yaml, 0) ?? {message: 'it is a single value, not keys with values', line: 1, column: 1};
    return {values: new Map(Object.entries(value)), lines};
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {line: number; column: number}};
    const until = mark?.line ?? 0;
    const known = findEnd(yaml, until) ?? openQuote(yaml, until) ?? findMissingSpace(yaml, until);
    if (known) return known;
    const {reason: message, fix} = explainYaml(reason ?? String(error), yaml.split(/\r?\n/)[mark?.line ?? 0]);
    return {
      message,
      ...(fix && {fix}),
      line: (mark?.line ?? 0) + 1,
      column: (mark?.column ?? 0) + 1,
    };
  }
};

/** Maximum number of duplicate keys to report per page. */
const MAX_DUPLICATES = 10;

/** Finds duplicate keys, with the offset of the second occurrence. */
export function findDuplicateYamlKeys(yaml: string): readonly number[] {
  const found: number[] = [];
  let text = yaml;
  while (found.length < MAX_DUPLICATES) {
    const position = findDuplicate(text);
    if (position === undefined) break;
    // Each duplicate found so far got an extra character that makes it unique. Keys are found from top to bottom, so
    // this subtracts those characters.
    found.push(position - found.length);
    text = `${text.slice(0, position)}${String.fromCharCode(0xe000 + found.length)}${text.slice(position)}`;
  }
  return found;
}

/** Returns the offset of the first duplicate key. */
function findDuplicate(yaml: string): number | undefined {
  try {
    load(yaml, {schema});
    return undefined;
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {position: number}};
    return reason === 'duplicated mapping key' ? mark?.position : undefined;
  }
}

/**
 * Finds an unclosed quote. The unclosed string extends to the next opening quote. The YAML library reports that one,
 * but the author has to fix the first.
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
    const fix = `Write ${before.trimStart()}${quote}${rest.trimEnd()}${quote}.`;
    return {message: 'a string has no closing quote on its line', fix, line: index + 1, column: before.length + 1};
  }
  return undefined;
}

/** Finds a key without a space after its colon, on the first lines up to `until`: `title:Setup`. */
function findMissingSpace(yaml: string, until: number) {
  const lines = yaml.split(/\r?\n/, until + 1);
  const index = lines.findIndex(line => /^[\w-]+:[^\s:/]/.test(line));
  const line = lines[index]?.trimEnd();
  if (line === undefined) return undefined;
  const message = `the line "${line}" has no space after its colon`;
  return {message, fix: `Write ${line.replace(':', ': ')}.`, line: index + 1, column: 1};
}

/** Finds where frontmatter ends whose `---` is missing, if the text of the page goes on to another `---`. */
function findEnd(yaml: string, until: number) {
  const lines = yaml.split(/\r?\n/);
  const end = lines.findIndex(
    (line, at) => at > 0 && line.trim() === '' && !/^(?:[\w"'$.:-]+:(?:\s|$)|\s|#|$)/.test(lines[at + 1] ?? ''),
  );
  if (end === -1 || end > until || !isMapping(lines.slice(0, end).join('\n'))) return undefined;
  // The frontmatter begins on the line after `---`.
  return {
    message: 'it has no closing "---" before the text',
    fix: `Add a line "---" after line ${end + 1}.`,
    line: end + 1,
    column: 1,
  };
}

function isMapping(yaml: string): boolean {
  try {
    const value = load(yaml, {schema, json: true});
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

import {escapePattern} from '../base/escape-pattern.js';
import type {Place} from '../base/problem.js';
import {findLineStart, locateOffset, type Source} from '../base/source.js';

/** Matches code and comments, in which nothing is a link or tag. */
const shown =
  /^[ \t>]*(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|$(?![\s\S]))|\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->|(?<![{`])(`+)(?!`)[^\n`]+?\2(?!`)/gm;

/** Results by source, because the same page is searched many times in succession. */
const blanked = new WeakMap<Source, string>();

/** Replaces code and comments with spaces, so that offsets stay the same. */
function withoutCode(source: Source): string {
  let text = blanked.get(source);
  if (text === undefined) {
    text = source.text.replace(shown, words => words.replace(/[^\n]/g, ' '));
    blanked.set(source, text);
  }
  return text;
}

/**
 * Finds all positions of a URL in a page: in brackets, in quotes, or after a reference label. Scans the text, so call
 * it only for reports.
 */
export function findPlacesOfUrl(source: Source, address: string): readonly Place[] {
  const text = withoutCode(source);
  const places: Place[] = [];
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + address.length)) {
    const before = text[at - 1] ?? '\n';
    const after = text[at + address.length] ?? '\n';
    if (/[("'`<\s]/.test(before) && /[)"'`>\s,]/.test(after)) places.push(locateOffset(source, at));
  }
  return places;
}

/** Returns the position of a key in a page's frontmatter. Returns the first line if the key is absent. */
export function findKeyPlace(source: Source, key: string): Place {
  const escaped = escapePattern(key);
  const found = new RegExp(`^(["']?${escaped}["']?:[ \\t]*)`, 'm').exec(source.text);
  return found ? locateOffset(source, found.index + found[0].length) : {file: source.file, line: 1, column: 1};
}

/** Returns the position of a tag with this name on or below a line. `skip` is the number of such tags to skip. */
export function findTagPlace(
  source: Source,
  name: string,
  line: number,
  skip = 0,
): {readonly place: Place; readonly at: number} {
  const text = withoutCode(source);
  const pattern = new RegExp(`<${escapePattern(name)}(?![\\w$.-])`, 'g');
  pattern.lastIndex = Math.max(0, findLineStart(text, line));
  let found = pattern.exec(text);
  for (let each = 0; each < skip && found; each++) found = pattern.exec(text);
  if (!found) return {place: {file: source.file, line: Math.max(1, line), column: 1}, at: -1};
  return {place: locateOffset(source, found.index), at: found.index};
}

/**
 * Returns the position of an attribute in the tag at an offset. Returns the position of the tag if the attribute is
 * absent.
 */
export function findAttributePlace(
  source: Source,
  tag: {readonly place: Place; readonly at: number},
  name: string,
): Place {
  if (tag.at === -1) return tag.place;
  const pattern = /"[^"]*"|'[^']*'|\s([\w$:.-]+)(?=[\s=/>])/g;
  pattern.lastIndex = tag.at;
  for (let found = pattern.exec(source.text); found; found = pattern.exec(source.text)) {
    if (found[1] === name) return locateOffset(source, found.index + 1);
    if (found.index > tag.at + 5000) break;
  }
  return tag.place;
}

import {capitalize} from '../../base/capitalize.js';
import {convertEmoji} from './emoji.js';
import {findIcon, iconShortcode, writeIcon} from './material-icons.js';

/** Removes icon shortcodes from a text that cannot have icons, such as a heading. */
export function withoutIcons(text: string): string {
  return text.replace(new RegExp(`${iconShortcode.source}[ \\t]*`, 'g'), '');
}

/**
 * Converts what extensions of Python-Markdown add to a line: icons and emoji, `++ctrl+c++`, `==mark==`, `^^insert^^`,
 * `H~2~O`, and `x^2^`. Converts only the syntax of the extensions that the project lists.
 */
export function convertPythonInline(text: string, extensions: ReadonlySet<string>): string {
  let done = text;
  for (const [extension, convert] of conversions) if (extensions.has(extension)) done = convert(done);
  return done;
}

const conversions: readonly (readonly [extension: string, convert: (text: string) => string])[] = [
  [
    'pymdownx.emoji',
    text => convertEmoji(text.replace(iconShortcode, (_, set: string, name: string) => writeIcon(findIcon(set, name)))),
  ],
  [
    'pymdownx.keys',
    text => text.replace(/\+\+(?=[^\s+])([^\s+]+(?:\+[^\s+]+)*)\+\+/g, (_, keys: string) => writeKeys(keys)),
  ],
  ['pymdownx.mark', text => text.replace(/==(?=\S)(.+?)(?<=\S)==/g, '<mark>$1</mark>')],
  [
    'pymdownx.caret',
    text =>
      text
        .replace(/\^\^(?=\S)(.+?)(?<=\S)\^\^/g, '<ins>$1</ins>')
        .replace(/(?<!\^)\^(?=[^\s^])([^\s^]+)\^(?!\^)/g, '<sup>$1</sup>'),
  ],
  ['pymdownx.tilde', text => text.replace(/(?<!~)~(?=[^\s~])([^\s~]+)~(?!~)/g, '<sub>$1</sub>')],
];

/** Writes the keys of a shortcut: `ctrl+alt+"x"`. */
function writeKeys(keys: string): string {
  return keys
    .split('+')
    .map(key => {
      const literal = /^"(.*)"$/.exec(key)?.[1];
      return `<kbd>${literal ?? capitalize(key.replace(/^arrow-/, '').replaceAll('-', ' '))}</kbd>`;
    })
    .join('+');
}

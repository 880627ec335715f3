import {limits} from '../base/limits.js';
import {type Finding, formatPath} from './finding.js';
import {nearest} from './nearest.js';
import {isNewerKey} from './newer-keys.js';
import type {BadReference} from './references.js';

interface ProblemText {
  readonly message: string;
  readonly fix: string;
}

/** Builds the message for a finding. Each code has one wording for all fields. */
export function describeFinding(finding: Finding, file: string): ProblemText {
  const {at, value, names = [], instead = ''} = finding;
  const subject = formatPath(at) || file;
  const last = at?.key;
  const name = names[0] ?? '';
  const write = (json: string) => `write ${typeof last === 'string' ? `${JSON.stringify(last)}: ` : ''}${json}`;
  switch (finding.code) {
    case 'config-required':
      return describeRequired(finding, subject);
    case 'config-type':
      return {
        message: `${subject} is ${describe(value)}. It has to be ${either(names.map(kind => kinds.get(kind) ?? kind))}.`,
        fix:
          typeof value === 'string' && !value ? 'write a text between the quotes.' : write(`${sample(name, value)}.`),
      };
    case 'config-color':
      return {
        message: `${subject} is ${describe(value)}${colorTrouble(String(value))}. A color is # and 3, 6 or 8 hex digits.`,
        fix: write(`"${colorFor(String(value))}".`),
      };
    case 'config-value': {
      if (finding.level === 'info') {
        const effect = instead
          ? `is drawn with the nearest icons of ${instead}`
          : 'other tools know and Lectern leaves out';
        return {message: `${subject} is ${describe(value)}, which ${effect}.`, fix: ''};
      }
      const near = nearest(String(value), names);
      return {
        message: `${subject} is ${describe(value)}. It can be ${either(names.map(word => `"${word}"`))}.`,
        fix: near === undefined ? `choose one of them, or delete ${JSON.stringify(last ?? '')}.` : write(`"${near}".`),
      };
    }
    case 'config-unknown': {
      if (isNewerKey(last)) return describeNewer(subject, last);
      if (finding.level === 'info') {
        return {message: `${subject} is a setting of other tools; Lectern leaves it out.`, fix: ''};
      }
      const near = nearest(String(last), names);
      return {
        message: `${subject} is not a setting.${near ? ` Near it is "${near}".` : ''}`,
        fix: near ? `write "${near}" instead of ${JSON.stringify(last)}.` : `delete ${JSON.stringify(last)}.`,
      };
    }
    case 'config-legacy':
      return {
        message: `${subject} is the old form of ${instead}, which goes first where both are written.`,
        fix: `write it as ${instead}.`,
      };
    case 'config-font':
      return {
        message: `${subject} has no source, so "${value}" shows only where it is installed on the reader's device.`,
        fix: `add "source": "/fonts/${String(value).toLowerCase().replaceAll(' ', '-')}.woff2" with the path of your font file.`,
      };
    case 'config-limit':
      return {
        message: `${subject} is nested deeper than ${limits.depth} levels, the limit; what is below is left out.`,
        fix: 'move these pages to a level above.',
      };
    default:
      return {message: `${subject} cannot be used.`, fix: ''};
  }
}

export function describeReference({origin, target, file = target, why, reason}: BadReference): ProblemText {
  const says = `${origin.file} refers to ${JSON.stringify(target)}`;
  switch (why) {
    case 'absent':
      return {message: `${says}, but there is no file ${file}.`, fix: `create ${file}, or correct the path.`};
    case 'circle':
      return {
        message: `${says}, which leads back to itself.`,
        fix: `delete one of the references between ${origin.file} and ${file}.`,
      };
    case 'outside':
      return {
        message: `${says}, which is not a file inside the project${reason ? `: ${reason.replace(/\.$/, '')}` : ''}.`,
        fix: `copy the file into the project and write its path relative to ${origin.file}.`,
      };
    case 'too many':
      return {
        message: `${says}, one file more than the limit of ${limits.includes}.`,
        fix: 'put several of these files into one.',
      };
    case 'too deep':
      return {
        message: `${says}, the end of a chain longer than the limit of ${limits.depth} files.`,
        fix: 'refer to the file directly.',
      };
    case 'too large':
      return {
        message: `${says}, and ${file} is larger than ${limits.config / 1_000_000} MB, the limit for a configuration file.`,
        fix: `divide ${file} into smaller files.`,
      };
    default:
      return {
        message: `${says}, but ${file} cannot be read${reason ? `: ${reason.replace(/\.$/, '')}` : ''}.`,
        fix: `check that ${file} can be opened.`,
      };
  }
}

function describeNewer(subject: string, key: unknown): ProblemText {
  return {
    message: `${subject} is not known to this version of Lectern.`,
    fix: key === 'sourceRef' ? 'copy the pages of the other repository into this project and list them.' : '',
  };
}

const additions = new Map([
  ['name', '"name": "My project"'],
  ['navigation', '"navigation": {"pages": ["index"]}'],
  ['pages', '"pages": ["index"]'],
  ['href', '"href": "https://example.com"'],
]);

function describeRequired({at, level, names: [key = ''] = []}: Finding, subject: string): ProblemText {
  const example = !at || key !== 'name' ? additions.get(key) : undefined;
  const fix = `add ${example ?? `"${key}": "…"`}.`;
  if (level === 'warning') return {message: `${subject} has no "${key}" and leads nowhere.`, fix};
  return {message: `${subject} has no "${key}".`, fix};
}

const kinds = new Map([
  ['text', 'text'],
  ['oneOf', 'text'],
  ['scalar', 'text or a number'],
  ['filled text', 'text that is not empty'],
  ['date', 'a day or a month such as "2026-03-01" or "2026-03"'],
  ['hex', 'a color such as "#2563eb"'],
  ['flag', 'true or false'],
  ['list', 'a list'],
  ['nodes', 'a list'],
  ['pages', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
]);

function sample(kind: string, value: unknown): string {
  const word = kinds.get(kind);
  if (kind === 'flag') return value === 'true' || value === 'false' ? `${value} without quotes` : 'true or false';
  if (kind === 'hex') return '"#2563eb"';
  if (kind === 'date') return '"2026-03-01"';
  if (word === 'a list') return typeof value === 'string' ? `[${JSON.stringify(value)}]` : '[…]';
  if (word === 'an object') return '{…}';
  return typeof value === 'number' || typeof value === 'boolean' ? `"${value}"` : '"…"';
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (value === '') return 'empty';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function either(words: readonly string[]): string {
  const once = [...new Set(words)];
  return once.length < 2 ? once.join('') : `${once.slice(0, -1).join(', ')} or ${once.at(-1)}`;
}

// The sixteen original color names of CSS.
const colorNames = new Map(
  (
    'aqua 00ffff black 000000 blue 0000ff fuchsia ff00ff gray 808080 green 008000 lime 00ff00 maroon 800000 ' +
    'navy 000080 olive 808000 purple 800080 red ff0000 silver c0c0c0 teal 008080 white ffffff yellow ffff00'
  )
    .match(/\S+ \S+/g)
    ?.map(pair => pair.split(' ') as [string, string]),
);

function colorTrouble(value: string): string {
  if (/^#[\da-f]*$/i.test(value)) {
    const digits = value.length - 1;
    return `, which has ${digits} ${digits === 1 ? 'digit' : 'digits'}`;
  }
  return /^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(value) ? ', which lacks the #' : '';
}

/** Returns the color that the author probably meant, or an example. */
function colorFor(value: string): string {
  const named = colorNames.get(value.toLowerCase());
  if (named) return `#${named}`;
  if (/^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return `#${value}`;
  // Four digits are a color with opacity. Each digit is short for two equal digits.
  if (/^#[\da-f]{4}$/i.test(value)) return value.replace(/[\da-f]/gi, '$&$&');
  return '#2563eb';
}

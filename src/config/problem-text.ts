import {describeValue} from '../base/describe-value.js';
import {buildUnreadableFix} from '../base/fix-unreadable.js';
import {formatCount} from '../base/format-count.js';
import {isObject} from '../base/json.js';
import {limits} from '../base/limits.js';
import {readOwn} from '../base/read-own.js';
import {joinChoices, listChoices} from '../messages/join-choices.js';
import {oldAppearanceKeys} from './appearance.js';
import {findNearest} from './find-nearest.js';
import {type ConfigFinding, formatPath} from './finding.js';
import {oldLinkKeys} from './navbar.js';
import {isUrl} from './navigation.js';
import {isNewerKey} from './newer-keys.js';
import type {BadReference} from './references.js';
import {buildSample, buildSampleText, getSampleKey, kinds} from './setting-samples.js';

interface ProblemText {
  readonly message: string;
  readonly fix: string;
}

/** Returns a path without its middle keys, if it is long. */
function shorten(path: string): string {
  return path.length > 120 ? `${path.slice(0, 40)}…${path.slice(-40)}` : path;
}

/** Builds the message for a finding. Each code has one wording for all fields. */
export function describeFinding(finding: ConfigFinding, file: string): ProblemText {
  const {at, value, names = [], instead = ''} = finding;
  const subject = shorten(formatPath(at)) || file;
  const last = at?.key;
  const name = names[0] ?? '';
  const write = (json: string) => `write ${typeof last === 'string' ? `${JSON.stringify(last)}: ` : ''}${json}`;
  switch (finding.code) {
    case 'config-required':
      return describeRequired(finding, subject);
    case 'config-type':
      if (name === 'oneOf') return describeChoice(subject, value, names.slice(1), write);
      if (value === '' && name === 'filled text')
        return {
          message: `${subject} is an empty string.`,
          fix: write(`${buildSampleText(getSampleKey(at), subject)}.`),
        };
      return {
        message: `${subject} is ${describeValue(value)}, not ${joinChoices(
          names.map(kind => kinds.get(kind) ?? kind),
          99,
        )}.`,
        fix: write(`${buildSample(name, value, {key: getSampleKey(at), subject})}.`),
      };
    case 'config-color':
      return {
        message: `${subject} is ${describeValue(value)}${describeColorFault(String(value))}, not a hex color with 3, 6, or 8 digits.`,
        fix: write(`"${suggestColor(String(value))}".`),
      };
    case 'config-value': {
      if (finding.level === 'info') {
        const effect = instead
          ? `which Lectern does not include. Readers see the nearest icons of ${instead}`
          : 'which Lectern does not support. It has no effect';
        return {
          message: `${subject} is ${describeValue(value)}, ${effect}.`,
          fix: instead
            ? write(`"${instead}", and names of its icons.`)
            : `delete ${describeValue(value)} if no other tool needs it.`,
        };
      }
      return describeChoice(subject, value, names, write);
    }
    case 'config-unknown': {
      if (isNewerKey(last)) return describeNewer(subject, last);
      if (finding.level === 'info') {
        return {
          message: `Lectern does not support the setting ${subject}. It has no effect.`,
          fix: `delete ${JSON.stringify(last)} if no other tool needs it.`,
        };
      }
      const near = findNearest(String(last), names);
      return {
        message: `${subject} is not a setting. It has no effect.`,
        fix: near ? `write "${near}" instead of ${JSON.stringify(last)}.` : `delete ${JSON.stringify(last)}.`,
      };
    }
    case 'config-legacy':
      return {
        message: `${subject} is the old form of ${instead}. If both exist, Lectern uses ${instead}.`,
        fix: `${describeMove(subject, instead, value)}${describeRenames(instead, value)}.`,
      };
    case 'config-font':
      return {
        message: `${subject} has no "source", so only devices with the font "${value}" show it.`,
        fix: `add "source": "/fonts/${String(value).toLowerCase().replaceAll(' ', '-')}.woff2" with the path of your font file.`,
      };
    case 'config-limit':
      return {
        message: `${subject} is nested deeper than the limit of ${limits.depth} levels. Lectern ignores its content.`,
        fix: 'move these "pages" to a group on a higher level.',
      };
    default:
      return {message: `${subject} is invalid.`, fix: ''};
  }
}

/** Describes a value that is not one of the allowed values. */
function describeChoice(
  subject: string,
  value: unknown,
  names: readonly string[],
  write: (json: string) => string,
): ProblemText {
  const allowed = names.map(word => `"${word}"`);
  const near = typeof value === 'string' ? findNearest(value, names) : undefined;
  return {
    message: `${subject} is ${describeValue(value)}. Allowed values: ${listChoices(allowed, 99)}.`,
    fix: write(near || allowed.length === 1 ? `"${near ?? names[0]}".` : `${allowed[0]}, or another allowed value.`),
  };
}

export function describeReference({origin, target, file = target, why, reason}: BadReference): ProblemText {
  if (why === 'circle' && origin.file === file)
    return {message: `${file} references itself.`, fix: `delete {"$ref": ${JSON.stringify(target)}} in ${file}.`};
  const says = `${origin.file} references the file ${JSON.stringify(target)}`;
  switch (why) {
    case 'absent':
      return {message: `${says}, which does not exist.`, fix: `add ${file}, or correct the path.`};
    case 'circle':
      return {
        message: `${says}, which leads back to ${origin.file}.`,
        fix: `delete this reference, or another reference of the cycle.`,
      };
    case 'outside':
      return {
        message: `${says}, which is outside the project.`,
        fix: `copy the file into the project, and write its path relative to ${origin.file}.`,
      };
    case 'too many':
      return {
        message: `${says}, one file more than the limit of ${limits.includes}.`,
        fix: 'copy the content of some of these files into the files that reference them.',
      };
    case 'too deep':
      return {
        message: `${says}, the end of a chain longer than the limit of ${limits.depth} files.`,
        fix: `reference ${file} from docs.json.`,
      };
    case 'too large':
      return {
        message: `${says}, which is larger than ${limits.config / 1_000_000} MB, the limit for a configuration file.`,
        fix: `move parts of ${file} to other files, and reference them with {"$ref": "part.json"}.`,
      };
  }
  return {
    message: `${says}, which Lectern cannot read${reason ? `: ${reason.replace(/\.$/, '')}` : ''}.`,
    fix: buildUnreadableFix(file, why === 'no permission' ? why : undefined),
  };
}

function describeNewer(subject: string, key: unknown): ProblemText {
  return {
    message: `This version of Lectern does not support the setting ${subject}. It has no effect.`,
    fix:
      key === 'sourceRef'
        ? 'copy the pages of the other repository into this project, and list them in "pages".'
        : `delete ${JSON.stringify(key)}, or update Lectern.`,
  };
}

const additions = new Map([
  ['name', '"name": "My project"'],
  ['navigation', '"navigation": {"pages": ["index"]}'],
  ['pages', '"pages": ["index"]'],
  ['href', '"href": "https://example.com"'],
]);

function describeRequired({at, level, names: [key = ''] = []}: ConfigFinding, subject: string): ProblemText {
  const example = !at || key !== 'name' ? additions.get(key) : undefined;
  const fix = `add ${example ?? `"${key}": ${buildSampleText(key, subject)}`}.`;
  const effect = key === 'href' ? 'the link opens nothing' : 'it has no content';
  if (level === 'warning') return {message: `${subject} has no "${key}", so ${effect}.`, fix};
  return {message: `${subject} has no "${key}".`, fix};
}

/** Returns a dotted path as nested JSON: `navbar.links` becomes `"navbar": {"links": …}`. */
function nestKeys(path: string): string {
  const keys = path.split('.');
  return `${keys.map(key => `"${key}": `).join('{')}…${'}'.repeat(keys.length - 1)}`;
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

function describeColorFault(value: string): string {
  if (/^#[\da-f]*$/i.test(value)) {
    const digits = value.length - 1;
    return ` (${formatCount(digits, 'digit')})`;
  }
  return /^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(value) ? ' (without #)' : '';
}

/** Returns the color that the author may have meant, or else an example. */
function suggestColor(value: string): string {
  const named = colorNames.get(value.toLowerCase());
  if (named) return `#${named}`;
  if (/^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return `#${value}`;
  // Expand four digits (a color with opacity): each is short for two equal digits.
  if (/^#[\da-f]{4}$/i.test(value)) return value.replace(/[\da-f]/gi, '$&$&');
  return '#2563eb';
}

function describeMove(subject: string, instead: string, value: unknown): string {
  if (!instead.includes('.')) return `rename "${subject}" to "${instead}"`;
  const to = nestKeys(instead);
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  if (instead === 'footer.socials' && isObject(first))
    return `write ${to.replace('…', `{"${first.type ?? first.name}": "${first.url}"}`)}`;
  if (instead === 'navigation.versions' && typeof first === 'string')
    return `write ${to.replace('…', `[{"version": "${first}", "pages": ["index"]}]`)}`;
  return `move the value of ${subject} to ${to}`;
}

/** Names that changed inside the value of a deprecated setting, by the new name of the setting. */
const innerNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'navbar.links': oldLinkKeys,
  'navbar.primary': oldLinkKeys,
  items: oldLinkKeys,
  'navigation.tabs': {name: 'tab', url: 'href'},
  'navigation.global.anchors': {name: 'anchor', url: 'href'},
  appearance: oldAppearanceKeys,
};

function describeRenames(instead: string, value: unknown): string {
  const entries = (Array.isArray(value) ? value : [value]).filter(isObject);
  // In older files, the `url` of a tab can be the folder of its pages.
  const hasFolder = instead === 'navigation.tabs' && entries.some(({url}) => typeof url === 'string' && !isUrl(url));
  const renames = Object.entries(readOwn(innerNames, instead) ?? {})
    .filter(([old]) => entries.some(entry => Object.hasOwn(entry, old)) && !(hasFolder && old === 'url'))
    .map(([old, name]) => `"${old}" to "${name}"`);
  const folder = hasFolder ? '. Replace the "url" of a folder with the "groups" of its pages' : '';
  if (renames.length === 0) return folder;
  return `, and ${instead.includes('.') ? 'rename ' : ''}${renames.join(' and ')}${folder}`;
}

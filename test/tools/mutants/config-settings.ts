import type {Node} from 'jsonc-parser';
import {fields as top} from '../../../src/config/docs-json.js';
import type {Field, Fields} from '../../../src/config/fields.js';
import {insideOf, jsonTree, membersOf} from './json-text.js';
import type {Kind, Site} from './mutation.js';
import type {SampleProject} from './sample-project.js';
import {typo, typoInPath} from './typo.js';

// Faults in docs.json settings. The published schema defines the valid values.

/** Keys for the appearance of a site in docs.json, with everything below them. */
const plain = new Set(
  Object.keys(top).filter(key => !['navigation', 'redirects', 'anchors', 'tabs', 'versions'].includes(key)),
);

/** Returns the fields of an object at this path. Undefined for free keys and for lists. */
function fieldsAt(path: readonly (string | number)[]): Fields | undefined {
  let fields: Fields | undefined = top;
  for (const key of path) {
    const field: Field<unknown> | undefined = fields && typeof key === 'string' ? fieldOf(fields, key) : undefined;
    const inner: Field<unknown> | undefined = field?.either?.object ?? field;
    if (inner?.kind !== 'object') return undefined;
    fields = inner.fields;
  }
  return fields;
}

function fieldOf(fields: Fields, key: string): Field<unknown> | undefined {
  return Object.hasOwn(fields, key) && !fields[key]?.instead ? fields[key] : undefined;
}

interface Setting {
  readonly key: string;
  readonly field: Field<unknown>;
  readonly siblings: Fields;
  readonly keyNode: Node;
  readonly value: Node;
  readonly isTop: boolean;
}

/** Yields every setting that has its own field. */
function* settings(project: SampleProject): Generator<Setting> {
  for (const {key, path, keyNode, value} of membersOf(project.config)) {
    if (!plain.has(String(path[0] ?? key))) continue;
    const siblings = fieldsAt(path);
    const field = siblings && fieldOf(siblings, key);
    if (field) yield {key, field, siblings, keyNode, value, isTop: path.length === 0};
  }
}

/** Consequences for the pages, files and documents that a setting named. */
const lost = [
  'binding-document',
  'binding-operation',
  'binding-schema',
  'nav-operation',
  'auth-name',
  'config-required',
];

export const keyMisspelt: Kind = {
  name: 'docs.json: key misspelt',
  codes: ['config-unknown'],
  // A misspelled required key is missing too.
  follows: lost,
  sites: (_source, project, random) =>
    [...settings(project)].flatMap(({key, keyNode, siblings}): Site[] => {
      const near = typo(key, random);
      const isKey = Object.hasOwn(siblings, near) || key.length < 4 || key.startsWith('$');
      return isKey ? [] : [{...insideOf(keyNode), text: near}];
    }),
};

const kindsOfJson: Readonly<Record<string, readonly string[]>> = {
  text: ['17', 'true', '["a"]'],
  'filled text': ['17', '""', '{}'],
  date: ['17', '"March"', '"2026-13-01"'],
  flag: ['"yes"', '1'],
  hex: ['123456', 'true'],
  oneOf: ['7', 'false'],
  object: ['"text"', '12'],
  list: ['"text"', '3'],
  record: ['"text"', '4'],
};

export const typeWrong: Kind = {
  name: 'docs.json: value of the wrong type',
  codes: ['config-type'],
  follows: lost,
  sites: (_source, project, random) =>
    [...settings(project)].flatMap(({field, value}): Site[] => {
      const wrong = random.pick(kindsOfJson[field.kind] ?? []);
      return wrong ? [{start: value.offset, end: value.offset + value.length, text: wrong}] : [];
    }),
};

export const colorWrong: Kind = {
  name: 'docs.json: color that is none',
  codes: ['config-color'],
  sites: (_source, project, random) =>
    [...settings(project)]
      .filter(({field, value}) => field.kind === 'hex' && value.type === 'string')
      .map(({value}) => {
        const {start, end} = insideOf(value);
        const written = String(value.value);
        const wrong = random.pick([written.replace('#', ''), `${written.slice(0, 4)}e`, `${written}0`, '#ggg', 'navy']);
        return {start, end, text: wrong ?? 'navy'};
      }),
};

export const wordUnknown: Kind = {
  name: 'docs.json: word that a setting does not know',
  codes: ['config-value'],
  sites: (_source, project, random) =>
    [...settings(project)].flatMap(({field, value}): Site[] => {
      // Each word of a list is checked separately. An unknown theme is not an error (docs/contract.md, section 1).
      const isList = field.kind === 'list' && field.item?.kind === 'oneOf';
      const words = isList ? (value.children ?? []) : [value];
      const {kind, values = [], aliases = []} = isList ? (field.item as Field<unknown>) : field;
      if (kind !== 'oneOf') return [];
      return words
        .filter(({type}) => type === 'string')
        .flatMap((word): Site[] => {
          const wrong = typo(String(word.value), random);
          return values.includes(wrong) || aliases.includes(wrong) ? [] : [{...insideOf(word), text: wrong}];
        });
    }),
};

const assets = new Set(['logo', 'favicon']);

export const configAsset: Kind = {
  name: 'docs.json: picture that is not there',
  codes: ['asset-missing'],
  sites: ({file, text}, project, random) =>
    [...membersOf(project.config)].flatMap(({key, path, value}): Site[] => {
      const isAsset = assets.has(String(path[0] ?? key)) && key !== 'href' && file !== '' && text !== '';
      const isThere = (path_: string) => project.paths.has(path_.replace(/^\//, ''));
      const wrong = typeof value.value === 'string' ? typoInPath(value.value, random) : '';
      return isAsset && wrong && isThere(String(value.value)) && !isThere(wrong)
        ? [{...insideOf(value), text: wrong}]
        : [];
    }),
};

export const requiredRemoved: Kind = {
  name: 'docs.json: without a name',
  codes: ['config-required'],
  sites: source => {
    const root = jsonTree(source);
    const members = root?.children ?? [];
    const at = members.findIndex(({children}) => children?.[0]?.value === 'name');
    const [member, next] = [members[at], members[at + 1]];
    if (!root || !member || !next || typeof member.children?.[1]?.value !== 'string') return [];
    // The finding is at the object that lacks the key.
    return [{start: member.offset, end: next.offset, text: '', at: root.offset}];
  },
};

export const settingKinds: readonly Kind[] = [
  keyMisspelt,
  typeWrong,
  colorWrong,
  wordUnknown,
  configAsset,
  requiredRemoved,
];

import type {Source} from '../../../src/base/source.js';
import {type Entry, entriesOf} from './document-entries.js';
import type {Kind, Site} from './mutation.js';
import {typo} from './typo.js';

// Faults that the official schemas, the examples, or the rules about parameters must report, in documents of any
// version.

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);
/** Faults in operations and paths. */
const ofOperations = ['nav-operation', 'nav-file-missing', 'link-missing', 'binding-operation', 'spec-parameter'];

const isJson = ({text}: Source) => /^\s*\{/.test(text);
const isOfOperation = ({path}: Entry) => path.length === 3 && path[0] === 'paths' && methods.has(String(path[2]));

/** Returns the `type` keywords of schemas, without properties named `type`. */
function typesOf(source: Source): readonly Entry[] {
  return entriesOf(source).filter(
    ({key, path, value}) =>
      key === 'type' &&
      value !== undefined &&
      /^(?:string|integer|number|boolean|object|array)$/.test(value) &&
      /^(?:schema|items)$/.test(String(path.at(-1))) &&
      path.at(-2) !== 'properties' &&
      path.some(each => each === 'schema' || each === 'schemas' || each === 'definitions'),
  );
}

/** Returns a site that adds another member before this one, in the same object. */
function beside(source: Source, {keyStart}: Entry, key: string, value: string): readonly Site[] {
  if (isJson(source)) return [{start: keyStart - 1, end: keyStart - 1, text: `"${key}": ${value}, `}];
  const start = source.text.lastIndexOf('\n', keyStart) + 1;
  // Quoted keys begin with these characters.
  if (/["']$/.test(source.text.slice(start, keyStart))) return [];
  return [{start: keyStart, end: keyStart, text: `${key}: ${value}\n${' '.repeat(keyStart - start)}`}];
}

/** Returns the siblings of an entry, to avoid duplicate keys. */
function neighbours(source: Source, {path, start}: Entry): readonly Entry[] {
  return entriesOf(source).filter(
    each => each.path.join('/') === path.join('/') && Math.abs(each.start - start) < 20_000,
  );
}

const isOld = (source: Source) => /^[\s{]*["']?openapi["']?\s*:\s*["']?3\.0|^[\s{]*["']?swagger\b/m.test(source.text);

const misspelled: Kind = {
  name: 'document: key of an operation misspelled',
  codes: ['spec-schema'],
  // The key's value is missing afterwards: responses in 3.0, parameters of the path.
  follows: ['spec-schema', 'spec-parameter', 'spec-duplicate-operation-id', 'nav-file-missing', 'link-missing'],
  sites: (source, _project, random) =>
    entriesOf(source)
      .filter(
        each => isOfOperation(each) && /^(?:summary|description|operationId|responses|parameters)$/.test(each.key),
      )
      .map(({key, keyStart, keyEnd}) => ({start: keyStart, end: keyEnd, text: typo(key, random)})),
};

const placeUnknown: Kind = {
  name: 'document: parameter in a place that is none',
  codes: ['spec-schema'],
  follows: ['spec-parameter', 'spec-schema'],
  sites: (source, _project, random) =>
    entriesOf(source)
      .filter(({key, path, value}) => key === 'in' && path.at(-2) === 'parameters' && path[0] === 'paths' && value)
      .map(({start, end, value = ''}) => ({start, end, text: typo(value, random)})),
};

const typeUnknown: Kind = {
  name: 'document: type that is none',
  codes: ['spec-schema'],
  // Without the type, the example is no longer checked.
  sites: (source, _project, random) =>
    typesOf(source).map(({start, end, value = ''}) => ({start, end, text: typo(value, random)})),
};

const limitAsText: Kind = {
  name: 'document: limit that is no number',
  codes: ['spec-schema'],
  sites: source => typesOf(source).flatMap(entry => withNew(source, entry, 'maxLength', '"zq"')),
};

const flagAsText: Kind = {
  name: 'document: deprecated that is neither true nor false',
  codes: ['spec-schema'],
  sites: source =>
    entriesOf(source)
      .filter(each => isOfOperation(each) && each.key === 'operationId')
      .flatMap(entry => withNew(source, entry, 'deprecated', '"perhaps"')),
};

const tagsAsText: Kind = {
  name: 'document: tags that are no list',
  codes: ['spec-schema', 'spec-shape'],
  follows: ['nav-file-missing', 'link-missing'],
  sites: source =>
    entriesOf(source)
      .filter(each => isOfOperation(each) && each.key === 'operationId')
      .flatMap(entry => withNew(source, entry, 'tags', '{"zq": 1}')),
};

const statusUnknown: Kind = {
  name: 'document: status that is none',
  codes: ['spec-schema'],
  // An operation can lose its only response, and references into it break.
  follows: ['spec-schema', 'spec-ref-missing'],
  sites: source =>
    entriesOf(source)
      .filter(
        ({key, path}) =>
          path.length === 4 &&
          path[0] === 'paths' &&
          path[3] === 'responses' &&
          methods.has(String(path[2])) &&
          /^\d{3}$/.test(key),
      )
      .map(({key, keyStart, keyEnd}) => ({start: keyStart, end: keyEnd, text: `${key}0`})),
};

const titleMissing: Kind = {
  name: 'document: info without a title',
  codes: ['spec-schema'],
  sites: source => {
    const info = entriesOf(source).find(({key, path}) => key === 'info' && path.length === 0);
    return entriesOf(source)
      .filter(({key, path}) => key === 'title' && path.join() === 'info')
      .map(({keyStart, keyEnd}) => ({start: keyStart, end: keyEnd, text: 'x-title', at: info?.keyStart ?? keyStart}));
  },
};

const parameterMissing: Kind = {
  name: 'document: path with a name that no parameter has',
  codes: ['spec-parameter'],
  follows: [...ofOperations, 'route-duplicate', 'spec-ref-missing'],
  sites: source => {
    const entries = entriesOf(source);
    return entries
      .filter(({key, path}) => path.join() === 'paths' && key.startsWith('/'))
      .flatMap(({key, keyEnd}): Site[] => {
        const first = entries.find(each => each.path.length === 2 && each.path[1] === key && methods.has(each.key));
        return first ? [{start: keyEnd, end: keyEnd, text: '/{zqQuiteOther}', at: first.keyStart}] : [];
      });
  },
};

const wrongFor: Readonly<Record<string, string>> = {
  string: '[7]',
  integer: '"zq"',
  number: '"zq"',
  boolean: '"zq"',
  object: '"zq"',
  array: '{"zq": 1}',
};

const exampleWrong: Kind = {
  name: 'document: example of another type',
  codes: ['spec-example'],
  sites: source =>
    typesOf(source).flatMap(entry => withNew(source, entry, 'example', wrongFor[entry.value ?? ''] ?? '')),
};

const defaultWrong: Kind = {
  name: 'document: default of another type',
  codes: ['spec-example'],
  sites: source =>
    typesOf(source).flatMap(entry => withNew(source, entry, 'default', wrongFor[entry.value ?? ''] ?? '')),
};

const nullableNew: Kind = {
  name: 'document: nullable where null is a type',
  codes: ['spec-keyword'],
  // The check reports ten findings of a kind, and the number of the others.
  sites: source =>
    isOld(source) || source.text.split('nullable').length > 9
      ? []
      : typesOf(source).flatMap(entry => withNew(source, entry, 'nullable', 'true')),
};

const keyTwice: Kind = {
  name: 'document: key that stands there twice',
  codes: ['spec-duplicate-key'],
  sites: source =>
    entriesOf(source)
      .filter(each => isOfOperation(each) && each.key === 'operationId' && each.value !== undefined)
      .flatMap(entry => {
        const [site] = beside(source, entry, 'operationId', JSON.stringify(entry.value));
        // The duplicate is the second one.
        return site ? [{...site, ...(!isJson(source) && {below: 1})}] : [];
      }),
};

function withNew(source: Source, entry: Entry, key: string, value: string): readonly Site[] {
  const isThere = neighbours(source, entry).some(each => each.key === key) || hasOwnKey(source, entry, key);
  return isThere ? [] : beside(source, entry, key, value);
}

/** Examples and defaults are not entries, so this searches the text around the key. */
function hasOwnKey({text}: Source, {keyStart}: Entry, key: string): boolean {
  return new RegExp(`\\b${key}["']?\\s*:`).test(text.slice(Math.max(0, keyStart - 600), keyStart + 600));
}

export const structureKinds: readonly Kind[] = [
  misspelled,
  placeUnknown,
  typeUnknown,
  limitAsText,
  flagAsText,
  tagsAsText,
  statusUnknown,
  titleMissing,
  parameterMissing,
  exampleWrong,
  defaultWrong,
  nullableNew,
  keyTwice,
];

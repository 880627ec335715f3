import type {Source} from '../../../src/base/source.js';
import {type Entry, entriesOf} from './document-entries.js';
import {commaSites, endSites, quoteSites} from './json-syntax.js';
import type {Kind, Site} from './mutation.js';
import {typo} from './typo.js';

// Faults in API documents, in JSON and YAML.

/** An unreadable document has no operations. */
const unread = ['nav-operation', 'binding-operation', 'binding-schema', 'auth-name'];
const isJson = ({text}: Source) => /^\s*\{/.test(text);

export const documentComma: Kind = {
  name: 'document: comma removed',
  codes: ['spec-syntax'],
  follows: unread,
  sites: commaSites,
};

export const documentQuote: Kind = {
  name: 'document: quote removed',
  codes: ['spec-syntax'],
  follows: unread,
  sites: quoteSites,
};

export const documentEnd: Kind = {name: 'document: cut off', codes: ['spec-syntax'], follows: unread, sites: endSites};

export const documentTab: Kind = {
  name: 'document: tab in the indent',
  codes: ['spec-syntax'],
  follows: unread,
  sites: source => {
    if (isJson(source)) return [];
    return entriesOf(source).flatMap(({keyStart}): Site[] => {
      const start = source.text.lastIndexOf('\n', keyStart) + 1;
      return /^ +$/.test(source.text.slice(start, keyStart)) ? [{start, end: keyStart, text: '\t'}] : [];
    });
  },
};

function references(source: Source): readonly (Entry & {readonly value: string})[] {
  return entriesOf(source).flatMap(entry =>
    entry.key === '$ref' && /^#\/(?:components|definitions)\//.test(entry.value ?? '') && entry.value
      ? [{...entry, value: entry.value}]
      : [],
  );
}

export const referenceWithoutPart: Kind = {
  name: 'document: $ref to a part that is not there',
  codes: ['spec-ref-missing'],
  sites: (source, _project, random) =>
    references(source).flatMap(({value, start, end}): Site[] => {
      const name = value.slice(value.lastIndexOf('/') + 1);
      const wrong = typo(name, random);
      return new RegExp(`(?:"|\\b)${wrong}["']?:`).test(source.text) || /[~%]/.test(name)
        ? []
        : [{start: end - name.length, end, text: wrong, at: start}];
    }),
};

export const referenceWithoutFile: Kind = {
  name: 'document: $ref to a file that is not there',
  codes: ['spec-ref-missing'],
  sites: source => references(source).map(({start}) => ({start, end: start, text: './zq-parts/none.json', at: start})),
};

export const referenceToItself: Kind = {
  name: 'document: $ref that leads to itself',
  codes: ['spec-ref-circular'],
  sites: source => {
    const first = entriesOf(source).find(({path}) => path.join('/') === 'components/schemas');
    if (!first) return [];
    const {keyStart} = first;
    const target = '#/components/schemas/ZqLoop';
    const start = source.text.lastIndexOf('\n', keyStart) + 1;
    const indent = source.text.slice(start, keyStart).replace(/["']$/, '');
    if (!/^\s*$/.test(indent)) return [];
    return isJson(source)
      ? [{start, end: start, text: `${indent}"ZqLoop": {"$ref": "${target}"},\n`}]
      : [{start, end: start, text: `${indent}ZqLoop:\n${indent}  $ref: '${target}'\n`, below: 1}];
  },
};

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

export const operationIdTwice: Kind = {
  name: 'document: operationId twice',
  codes: ['spec-duplicate-operation-id'],
  // URLs derive from these names.
  follows: ['nav-file-missing', 'link-missing'],
  sites: source => {
    const found = entriesOf(source).filter(
      ({key, path}) =>
        key === 'operationId' && path.length === 3 && path[0] === 'paths' && methods.has(String(path[2])),
    );
    const [first, ...others] = found;
    return others.map(({start, end}) => ({start, end, text: first?.value ?? ''}));
  },
};

export const schemeMissing: Kind = {
  name: 'document: security scheme that is not there',
  codes: ['spec-security-missing'],
  sites: (source, _project, random) =>
    entriesOf(source).flatMap(({path, key, keyStart, keyEnd}): Site[] => {
      const isOfOperation = path.length === 5 && path[0] === 'paths' && methods.has(String(path[2]));
      const isNamed = path.at(-2) === 'security' && (path.length === 2 || isOfOperation);
      const wrong = typo(key, random);
      return isNamed && !source.text.includes(wrong) ? [{start: keyStart, end: keyEnd, text: wrong}] : [];
    }),
};

const noServers = [
  'api.example.com/v1',
  'ws://api.example.com',
  'https://api.example.com:port',
  'https://{zqRegion}.example.com',
  'ftp://files.example.com',
];

export const serverWrong: Kind = {
  name: 'document: server that is no address',
  codes: ['spec-server-url'],
  sites: (source, _project, random) =>
    entriesOf(source)
      .filter(({key, path, value}) => key === 'url' && path.at(-2) === 'servers' && path.length === 2 && value)
      .map(({start, end}) => ({start, end, text: random.pick(noServers) ?? ''})),
};

export const versionUnknown: Kind = {
  name: 'document: version that is none',
  codes: ['spec-version'],
  sites: source =>
    entriesOf(source)
      .filter(({key, path}) => key === 'openapi' && path.length === 0)
      .map(({start, end}) => ({start, end, text: '7.0.0'})),
};

export const itemEmpty: Kind = {
  name: 'document: empty item in a list',
  codes: ['spec-shape'],
  sites: source =>
    !isJson(source)
      ? []
      : entriesOf(source)
          .filter(({key, path}) => key === 'parameters' && path.length === 3 && path[0] === 'paths')
          .filter(({start}) => source.text[start] === '[' && !/^\[\s*\]/.test(source.text.slice(start, start + 20)))
          .map(({start}) => ({start: start + 1, end: start + 1, text: 'null, '})),
};

export const keyWithoutName: Kind = {
  name: 'document: key without the name of its header',
  codes: ['spec-auth-name'],
  // The unknown key is reported too.
  follows: ['auth-name', 'spec-schema'],
  sites: source => {
    const schemes = entriesOf(source).filter(({path}) => path.slice(0, 2).join('/') === 'components/securitySchemes');
    const isKey = (path: Entry['path']) =>
      schemes.some(each => each.key === 'type' && each.value === 'apiKey' && each.path.join() === path.join());
    return schemes
      .filter(({key, path}) => isJson(source) && key === 'name' && path.length === 3 && isKey(path))
      .map(({keyStart, keyEnd, path}) => {
        const holder = schemes.find(each => each.key === path[2] && each.path.length === 2);
        return {start: keyStart, end: keyEnd, text: 'nmae', at: holder?.keyStart ?? keyStart};
      });
  },
};

export const documentKinds: readonly Kind[] = [
  documentComma,
  documentQuote,
  documentEnd,
  documentTab,
  referenceWithoutPart,
  referenceWithoutFile,
  referenceToItself,
  operationIdTwice,
  schemeMissing,
  serverWrong,
  versionUnknown,
  itemEmpty,
  keyWithoutName,
];

import type {Source} from '../../../src/base/source.js';
import {endOf, jsonTree, valuesOf} from './json-text.js';
import type {Kind, Site} from './mutation.js';

// Invalid JSON. The expected line contains the first token that the grammar does not allow.

/** Removes commas between two entries. The next entry is the invalid token. */
export function commaSites(source: Source): readonly Site[] {
  return [...valuesOf(jsonTree(source))].flatMap(({node}) =>
    (node.type === 'object' || node.type === 'array' ? (node.children ?? []) : []).flatMap(
      (child, index, all): Site[] => {
        const next = all[index + 1];
        const start = source.text.indexOf(',', endOf(child));
        return next ? [{start, end: start + 1, text: '', at: next.offset}] : [];
      },
    ),
  );
}

/** Removes closing quotes. A JSON string cannot continue on the next line. */
export function quoteSites(source: Source): readonly Site[] {
  return [...valuesOf(jsonTree(source))]
    .filter(({node}) => node.type === 'string' && node.length > 2)
    .filter(({node}) => !/^[^\n]*"/.test(source.text.slice(endOf(node))))
    .map(({node}) => ({start: endOf(node) - 1, end: endOf(node), text: '', at: node.offset}));
}

/** Truncates a file after some value. */
export function endSites(source: Source): readonly Site[] {
  const {text} = source;
  return [...valuesOf(jsonTree(source))]
    .filter(({node, path}) => path.length > 0 && node.type === 'string' && endOf(node) > text.length / 2)
    .map(({node}) => ({start: endOf(node), end: text.length, text: '', at: endOf(node)}));
}

export const configComma: Kind = {name: 'docs.json: comma removed', codes: ['config-syntax'], sites: commaSites};
export const configQuote: Kind = {name: 'docs.json: quote removed', codes: ['config-syntax'], sites: quoteSites};
export const configEnd: Kind = {name: 'docs.json: cut off', codes: ['config-syntax'], sites: endSites};

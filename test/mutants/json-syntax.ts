import type {Source} from '../../src/base/source.js';
import {endOf, jsonTree, valuesOf} from './json-text.js';
import type {Kind, Site} from './mutation.js';

// JSON that is none any more. The line is that of the first word that the grammar does not allow there.

/** Commas between two entries; the next entry is what cannot be there. */
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

/** Quotes behind a text: it would go on in the next line, which no text of JSON may. */
export function quoteSites(source: Source): readonly Site[] {
  return [...valuesOf(jsonTree(source))]
    .filter(({node}) => node.type === 'string' && node.length > 2)
    .filter(({node}) => !/^[^\n]*"/.test(source.text.slice(endOf(node))))
    .map(({node}) => ({start: endOf(node) - 1, end: endOf(node), text: '', at: node.offset}));
}

/** Returns a file that was not written to its end: everything from the end of some value on is gone. */
export function endSites(source: Source): readonly Site[] {
  const {text} = source;
  return [...valuesOf(jsonTree(source))]
    .filter(({node, path}) => path.length > 0 && node.type === 'string' && endOf(node) > text.length / 2)
    .map(({node}) => ({start: endOf(node), end: text.length, text: '', at: endOf(node)}));
}

export const configComma: Kind = {name: 'docs.json: comma removed', codes: ['config-syntax'], sites: commaSites};
export const configQuote: Kind = {name: 'docs.json: quote removed', codes: ['config-syntax'], sites: quoteSites};
export const configEnd: Kind = {name: 'docs.json: cut off', codes: ['config-syntax'], sites: endSites};

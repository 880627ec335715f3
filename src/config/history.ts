import {doc} from '../base/doc.js';
import {item, list, record} from './collections.js';
import {either, maybe} from './combine.js';
import type {DatedFile} from './config.js';
import {type Field, filled, oneOf, wrongType} from './fields.js';

/** A day or a month of ISO 8601. */
export const datePattern = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;

/** Reads a day or a month of ISO 8601, which sort as texts. */
function date(about: string): Field<string> {
  return {
    kind: 'date',
    doc: about,
    read: (value, at, findings) =>
      typeof value === 'string' && datePattern.test(value) ? value : wrongType(value, at, findings, 'date'),
  };
}

const version = item(
  doc`A version of the document.`,
  {
    date: date(doc`The day or the month since when it holds: "2026-03-01" or "2026-03".`),
    file: filled(doc`Path or address of the document as it was then.`),
  },
  ['date', 'file'],
);

const versions = doc`Versions of the document, of which one may be the document itself. "git": those of the repository's tags.`;

/** Reads the versions of API documents, by the path or the address of the document. */
export const history: Field<ReadonlyMap<string, readonly DatedFile[] | 'git'>> = maybe(
  record(
    doc`Earlier versions of API documents, by the path of the document. Each makes a changelog, and marks what is new and what changed.`,
    either(versions, {string: oneOf(versions, ['git']), array: list(versions, version)}),
  ),
  ({all}) => (all.size > 0 ? all : undefined),
);

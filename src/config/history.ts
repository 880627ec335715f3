import {doc} from '../base/doc.js';
import {item, list, record} from './collections.js';
import {either, maybe} from './combine.js';
import type {DatedFile} from './config.js';
import {type Field, filled, oneOf, wrongType} from './fields.js';

/** Matches a day or month in ISO 8601. */
export const datePattern = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;

/** Reads a day or month in ISO 8601, which sort as text. */
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
    date: date(doc`Release date, as a day or a month: "2026-03-01" or "2026-03".`),
    file: filled(doc`Path or URL of that version.`),
  },
  ['date', 'file'],
);

const versions = doc`Versions of the document, including the document itself if you want to date it. "git" reads them from the tags of the repository.`;

/** Reads the versions of API documents, by the document's path or URL. */
export const history: Field<ReadonlyMap<string, readonly DatedFile[] | 'git'>> = maybe(
  record(
    doc`Earlier versions of API documents, by the path of the document. Lectern generates a changelog, and marks new and changed fields.`,
    either(versions, {string: oneOf(versions, ['git']), array: list(versions, version)}),
  ),
  ({all}) => (all.size > 0 ? all : undefined),
);

import {doc} from '../base/doc.js';
import {item, list, record} from './collections.js';
import {either, mapFieldOrDrop} from './combine.js';
import type {DatedFile} from './config.js';
import {type Field, filled, oneOf, reportWrongType} from './fields.js';

/** Matches a day or month in ISO 8601. */
export const datePattern = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;

/** Returns a field for a day or month in ISO 8601, which sorts as text. */
function createDateField(about: string): Field<string> {
  return {
    kind: 'date',
    doc: about,
    read: (value, at, findings) =>
      typeof value === 'string' && datePattern.test(value) ? value : reportWrongType(value, at, findings, 'date'),
  };
}

const version = item(
  doc`Adds a version of the document.`,
  {
    date: createDateField(doc`Sets the day or month of the release.`),
    file: filled(
      doc`Reads this version from a file of the project or a URL. To date the latest version, set the path of the current document.`,
    ),
  },
  ['date', 'file'],
);

const versions = doc`Lists the versions of one document. "git" reads them from tags of the repository instead.`;

/** Field for the versions of API documents, by path or URL of the document. */
export const history: Field<ReadonlyMap<string, readonly DatedFile[] | 'git'>> = mapFieldOrDrop(
  record(
    doc`Lists earlier versions of API documents. The key is the path or URL of the document. Set its value to "git" to read the versions from Git tags. Lectern generates a changelog and marks new and changed fields.`,
    either(versions, {string: oneOf(versions, ['git']), array: list(versions, version)}),
  ),
  ({all}) => (all.size > 0 ? all : undefined),
);

import {isAsync} from '../../asyncapi/is-async.js';
import {type Files, isFile} from '../../base/files.js';
import type {JsonObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import type {DatedFile} from '../../config/config.js';
import {diffDocuments} from '../../openapi/diff/diff-documents.js';
import {readDocumentInfo} from '../../openapi/document/document-head.js';
import {DocumentSet} from '../../openapi/document/document-set.js';
import {findPrivateParts} from '../../openapi/document/find-private-parts.js';
import {mayHavePrivateParts, type PrivatePart, withoutPrivateParts} from '../../openapi/document/private-parts.js';
import {readDocument} from '../../openapi/document/read-document.js';
import {describeMissingDocument} from '../views/describe-missing-document.js';
import type {ApiHistory, ApiRelease} from './api-history.js';
import {RemovedOperations} from './removed-operations.js';

export interface HistoryInput {
  /** Path of the current document. */
  readonly document: string;
  /** Dated versions, oldest first. The current document can be one of them. */
  readonly versions: readonly DatedFile[];
  readonly files: Files;
  /** Additional hosts that `$ref` URLs may use. */
  readonly remote?: readonly string[];
  /** Overlay files to apply to the document, unless its reader already applies them. */
  readonly overlays?: readonly string[];
  /** If true, removes private parts that the files still contain. */
  readonly omitsPrivate?: boolean;
}

/** Maximum number of versions to compare, from the newest back. Each is a complete document. */
const MAX_VERSIONS = 60;

/** Reads the versions of a document and compares each with the previous version. Skips unreadable versions. */
export async function readHistory(input: HistoryInput): Promise<ApiHistory> {
  const {document, versions, files} = input;
  const isListed = versions.some(({file}) => file === document);
  const all = [...versions, ...(isListed ? [] : [{date: '', file: document}])].slice(-MAX_VERSIONS);
  const current = await files.read(document);
  const overlays = (isFile(current) ? current.overlays : undefined) ?? input.overlays;
  const privateNow = input.omitsPrivate ? await findPrivateParts(files, document) : [];
  const problems: Problem[] = [];
  const releases: ApiRelease[] = [];
  const removed = new RemovedOperations();
  const dates: string[] = [];
  let before: DocumentSet | undefined;
  for (const {date, file} of all) {
    const after = await openVersion(file, {...input, overlays, privateNow}, problems);
    if (!after) continue;
    dates.push(date);
    if (before) {
      const diff = await diffDocuments(before, after);
      removed.add(date, diff, before);
      // Skip an undated current document without changes: it equals the last dated version and is not a release.
      if (date || diff.document.length + diff.operations.length > 0) releases.unshift({date, diff});
      else dates.pop();
    }
    before = after;
  }
  return {title: before ? readDocumentInfo(before.root).title : '', dates, releases, removed: removed.list(), problems};
}

interface VersionSettings extends Omit<HistoryInput, 'overlays'> {
  readonly overlays: readonly string[] | undefined;
  readonly privateNow: readonly PrivatePart[];
}

async function openVersion(
  file: string,
  {files, remote, overlays, omitsPrivate, privateNow}: VersionSettings,
  problems: Problem[],
): Promise<DocumentSet | undefined> {
  const result = await files.read(file);
  if (!isFile(result)) {
    problems.push(describeMissingDocument(file, result));
    return undefined;
  }
  const read = await readDocument(result.text, file, {overlays: result.overlays ?? overlays, files});
  if (!read.document) {
    problems.push(...read.problems.slice(0, 1));
    return undefined;
  }
  const isPruned = omitsPrivate && (privateNow.length > 0 || mayHavePrivateParts(result.text));
  const {document} = read;
  const value = isPruned ? (withoutPrivateParts(document.value, privateNow).value as JsonObject) : document.value;
  const documents = new DocumentSet({...document, value}, files, remote);
  // Skip AsyncAPI: only OpenAPI documents can be compared.
  return isAsync(documents) ? undefined : documents;
}

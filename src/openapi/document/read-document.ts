import type {Files} from '../../base/files.js';
import {getOwn, isObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import {isNumber} from '../../base/written-number.js';
import type {ApiDocument, ReadData} from './api-document.js';
import {readData} from './read-data.js';

/** A document with its problems. Without a document, the first problem explains why it could not be read. */
export interface ReadDocument {
  readonly document?: ApiDocument;
  readonly problems: readonly Problem[];
}

/** Paths of overlay files in order of application, and access to the project's files. */
interface Overlays {
  readonly overlays?: readonly string[] | undefined;
  readonly files: Files;
}

/** Reads an OpenAPI document from JSON or YAML. Converts Swagger 2.0 to 3.0. Never rejects. */
export async function readDocument(text: string, file: string, applied?: Overlays): Promise<ReadDocument> {
  const {value, problems} = await withOverlays(await readData(text, file), applied);
  if (value === undefined) return {problems};
  const stated = getOwn(value, 'openapi');
  const version = typeof stated === 'string' || isNumber(stated) ? String(stated) : '';
  if (isObject(value) && /^3\.[012](?:[.-]|$)/.test(version)) return {document: {file, text, value, version}, problems};
  const {readOtherVersion} = await import('./other-version.js');
  const other = await readOtherVersion(value, {file, text});
  const {document} = other;
  return {...(document && {document: {file, text, ...document}}), problems: [...problems, ...other.problems]};
}

async function withOverlays(read: ReadData, applied: Overlays | undefined): Promise<ReadData> {
  if (!applied?.overlays?.length || read.value === undefined) return read;
  const {applyOverlays} = await import('../overlays/overlay-document.js');
  const {value, problems} = await applyOverlays(read.value, applied.overlays, applied.files);
  return {value, problems: [...read.problems, ...problems]};
}

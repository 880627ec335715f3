import {gzipSync} from 'node:zlib';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ApiReader, OperationReference} from '../../../src/api-reference/views/reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {DocumentSet} from '../../../src/openapi/document/document-set.js';
import {readDocument} from '../../../src/openapi/document/read-document.js';
import {locateOperation} from '../../../src/openapi/operation/locate-operation.js';
import {buildSlice} from '../../../src/openapi/slices/slice.js';
import {median} from '../bench/median.js';
import {openSpec} from './spec-files.js';

export interface SliceResult {
  readonly equal: number;
  /** Operations whose slice renders differently. */
  readonly different: readonly string[];
  /** Median sizes in bytes. */
  readonly raw: number;
  readonly gzip: number;
}

/**
 * Cuts operations out of a document, all or each `every`th. Compares the views of the slice and of the whole document.
 */
export async function checkSlices(path: string, every = 1): Promise<SliceResult> {
  const {file, files, text} = openSpec(path);
  const {document} = await readDocument(text, file);
  const reader = openReader(file, files);
  const {index} = await reader.index();
  const different: string[] = [];
  const raw: number[] = [];
  const gzip: number[] = [];
  const documents = document && new DocumentSet(document, files);
  for (const [at, {method, path: name, kind}] of (index?.operations ?? []).entries()) {
    if (at % every !== 0 || !documents) continue;
    const asked = {method: kind === 'webhook' ? 'WEBHOOK' : method, path: name};
    const slice = await documents.settle(() => {
      const entry = locateOperation(documents, asked.method, name);
      return entry && JSON.stringify(buildSlice(documents, entry));
    });
    if (slice === undefined) continue;
    raw.push(Buffer.byteLength(slice));
    gzip.push(gzipSync(slice, {level: 6}).length);
    // Without other files, because a slice must be complete.
    const cut = openReader(file, createMemoryFiles({[file]: slice}));
    if ((await drawn(cut, asked)) !== (await drawn(reader, asked))) different.push(`${method} ${name}`);
  }
  return {equal: raw.length - different.length, different, raw: median(raw), gzip: median(gzip)};
}

/**
 * Returns everything that a page shows of an operation, as one text. Removes positions of problems, because slices are
 * shorter.
 */
async function drawn(reader: ApiReader, name: OperationReference): Promise<string> {
  const answer = await reader.operation(name, {});
  if (answer.state === 'failed') return JSON.stringify(answer.problems);
  const {title, main, outline, problems} = answer.view;
  const said = problems.map(({code, message}) => `${code} ${message}`);
  return JSON.stringify([title, main, outline, said, await reader.rest(name, {})]);
}

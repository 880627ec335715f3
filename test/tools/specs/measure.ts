import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ApiReader, OperationReference} from '../../../src/api-reference/views/reader.js';
import type {Problem} from '../../../src/base/problem.js';
import {DocumentSet} from '../../../src/openapi/document/document-set.js';
import {placeProblems} from '../../../src/openapi/document/place-problems.js';
import {readDocument} from '../../../src/openapi/document/read-document.js';
import {checkReferences} from '../../../src/openapi/references/check-references.js';
import {countOperations} from './count-operations.js';
import {openSpec, type SpecFile} from './spec-files.js';

export interface Finding {
  readonly level: Problem['level'];
  readonly code: string;
  readonly line: number;
  readonly column: number;
  /** Begins with the problem's file. */
  readonly message: string;
  /** Other involved files. */
  readonly related: readonly string[];
}

export interface SpecResult {
  readonly file: string;
  readonly outcome: 'ok' | 'error' | 'warning';
  readonly operations: number;
  /** The same number, counted without the index. */
  readonly counted: number;
  /** Number of completely rendered operations: request, responses, examples, and Markdown. */
  readonly rendered: number;
  /** Reasons why operations failed to render. */
  readonly failures: readonly string[];
  readonly findings: readonly Finding[];
  readonly ms: number;
  /** Peak memory of the process during this document. */
  readonly rssMb: number;
}

/** Checks one document and renders all of it, like a site with all of its pages. */
export async function measureSpec(path: string): Promise<SpecResult> {
  const start = performance.now();
  const spec = openSpec(path);
  const reader = openReader(spec.file, spec.files);
  const {index, problems} = await reader.index();
  let peak = process.memoryUsage.rss();
  const failures: string[] = [];
  for (const {kind, method, path: at} of index?.operations ?? []) {
    const why = await render(reader, {method: kind === 'webhook' ? 'WEBHOOK' : method, path: at}, method);
    if (why !== undefined) failures.push(`${method} ${at}: ${why}`);
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  const found = [...problems, ...(await referenceProblems(spec))];
  const ms = performance.now() - start;
  const has = (level: Problem['level']) => found.some(each => each.level === level);
  const operations = index?.operations.length ?? 0;
  return {
    file: spec.path,
    outcome: has('error') ? 'error' : has('warning') ? 'warning' : 'ok',
    operations,
    counted: index ? await countOperations(spec) : 0,
    rendered: operations - failures.length,
    failures,
    findings: found.map(({level, code, place: {file, line, column}, message, related = []}) => ({
      level,
      code,
      line,
      column,
      message: `${file}: ${message}`,
      related: related.map(each => each.file),
    })),
    ms: Math.round(ms),
    rssMb: Math.round(Math.max(peak, process.memoryUsage.rss()) / 1e6),
  };
}

/** Opens all references in the document and in its files first. */
async function referenceProblems({file, files, text}: SpecFile): Promise<readonly Problem[]> {
  const {document} = await readDocument(text, file);
  if (!document) return [];
  const documents = new DocumentSet(document, files);
  const problems = await documents.settle(() => checkReferences(documents));
  return [...(await placeProblems(problems, documents.texts)), ...documents.readProblems];
}

/** Returns the reason why an operation failed to render, or rendered as another one. */
async function render(reader: ApiReader, name: OperationReference, method: string): Promise<string | undefined> {
  try {
    const answer = await reader.operation(name, {});
    if (answer.state === 'failed') return answer.problems.map(({message}) => message).join(' ');
    if (!answer.view.main.includes(`data-method="${method}"`)) return 'another operation was drawn.';
    await reader.rest(name, {});
    return (await reader.markdown(name, {})) === '' ? 'its Markdown is empty.' : undefined;
  } catch (error) {
    return String(error);
  }
}

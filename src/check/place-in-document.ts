import {isFile} from '../base/files.js';
import type {Place} from '../base/problem.js';
import {placeProblems} from '../openapi/document/place-problems.js';
import type {DocumentPosition} from '../openapi/document/spec-problem.js';
import type {CheckedProject} from './project.js';

/** Returns the line and column of a key in an API document, such as the method of an operation. */
export async function placeInDocument(
  at: DocumentPosition,
  {documents}: Pick<CheckedProject, 'documents'>,
): Promise<Place> {
  const result = await documents.files.read(at.file);
  const problem = {code: 'place', level: 'error', message: '', fix: '', at, atKey: true} as const;
  const [placed] = isFile(result) ? await placeProblems([problem], new Map([[at.file, result.text]])) : [];
  return placed?.place ?? {file: at.file, line: 1, column: 1};
}

import type {ApiDiff} from '../../../src/openapi/diff/change.js';
import {diffDocuments} from '../../../src/openapi/diff/diff-documents.js';
import {open} from '../open.js';

/** Compares two documents. */
export async function diff(before: unknown, after: unknown): Promise<ApiDiff> {
  return diffDocuments(await open(before), await open(after));
}

/** Returns every change as `level rule place, field`, changes of the document first. */
export function listChanges({document, operations}: ApiDiff): readonly string[] {
  return [...document, ...operations.flatMap(({changes}) => changes)].map(({level, finding, place, field}) =>
    [level, finding.rule, [place, field].filter(Boolean).join(', ')].filter(Boolean).join(' '),
  );
}

/** Compares two versions of a schema in a request (`sent`) and in a response (`received`). */
export async function diffSchemas(
  before: unknown,
  after: unknown,
  schemas: object = {},
): Promise<{readonly sent: readonly string[]; readonly received: readonly string[]}> {
  const content = (schema: unknown) => ({content: {'application/json': {schema}}});
  const document = (schema: unknown) => ({
    openapi: '3.1.0',
    paths: {
      '/sent': {post: {requestBody: content(schema), responses: {}}},
      '/received': {get: {responses: {200: content(schema)}}},
    },
    components: {schemas},
  });
  const {operations} = await diff(document(before), document(after));
  const of = (path: string) =>
    listChanges({document: [], operations: operations.filter(each => each.path === path)}).map(each =>
      each
        .replace(/(?:request|response)-/, '')
        .replace(/ (?:request body|response 200)(?:, )?/, ' ')
        .trim(),
    );
  return {sent: of('/sent'), received: of('/received')};
}

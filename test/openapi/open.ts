import {createMemoryFiles, type Files} from '../../src/base/files.js';
import {DocumentSet} from '../../src/openapi/document/document-set.js';
import {readDocument} from '../../src/openapi/document/read-document.js';

/** Returns a document set of in-memory documents. */
export async function open(document: unknown, others: Readonly<Record<string, unknown>> = {}): Promise<DocumentSet> {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  const files = Object.fromEntries(Object.entries(others).map(([file, value]) => [file, text(value)]));
  return openText(text(document), 'api.json', createMemoryFiles(files));
}

export async function openText(text: string, file: string, files: Files): Promise<DocumentSet> {
  const {document, problems} = await readDocument(text, file);
  if (!document) throw new Error(problems.map(({message}) => message).join('\n'));
  return new DocumentSet(document, files);
}

/** Returns an OpenAPI 3.1 document with these schemas, and an operation that sends and receives the first of them. */
export function withSchemas(schemas: Readonly<Record<string, unknown>>): object {
  const schema = {$ref: `#/components/schemas/${Object.keys(schemas)[0]}`};
  const content = {'application/json': {schema}};
  const post = {requestBody: {content}, responses: {200: {description: 'ok', content}}};
  return {openapi: '3.1.0', info: {title: 'T'}, paths: {'/a': {post}}, components: {schemas}};
}

import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {
  ApiReader,
  OperationReference,
  View,
  ViewOptions,
  ViewResult,
} from '../../../src/api-reference/views/reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';

/** Returns a reader for a document and for other files next to it. */
export function readerOf(document: unknown, others: Readonly<Record<string, unknown>> = {}): ApiReader {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const entries = Object.entries({'api.json': document, ...others}).map(([file, value]) => [file, text(value)]);
  return openReader('api.json', createMemoryFiles(Object.fromEntries(entries) as Record<string, string>));
}

/** Splits a name like `GET /a` into its two parts. */
export function nameOf(words: string): OperationReference {
  const space = words.indexOf(' ');
  return {method: words.slice(0, space), path: words.slice(space + 1)};
}

export function viewOf(answer: ViewResult): View {
  if (answer.state !== 'ready') throw new Error(answer.problems.map(({message}) => message).join('\n'));
  return answer.view;
}

/** A view including its examples. */
export type WholeView = Required<View>;

/** Returns the view of an operation, including the parts that load later. */
export async function wholeView(
  reader: ApiReader,
  name: OperationReference,
  options: ViewOptions = {},
): Promise<WholeView> {
  const view = viewOf(await reader.operation(name, options));
  const rest = await reader.rest(name, options);
  // The element also appends the rest to the view.
  const main = view.main.replace(/<\/div>$/, `${rest.main}</div>`);
  return {...view, main, aside: rest.aside, outline: [...view.outline, ...rest.outline]};
}

/** Renders the view of an operation of a document. */
export function draw(document: unknown, operation: string, options: ViewOptions = {}): Promise<WholeView> {
  return wholeView(readerOf(document), nameOf(operation), options);
}

/** Returns a document with one operation at `/a`. */
export function withOperation(operation: object, more: object = {}): object {
  return {openapi: '3.1.0', info: {title: 'T', version: '1'}, paths: {'/a': {post: operation}}, ...more};
}

/** Returns a document whose operation sends a schema, with other named schemas. */
export function sending(schema: object, schemas: object = {}): object {
  const requestBody = {content: {'application/json': {schema}}};
  return withOperation({requestBody, responses: {}}, {components: {schemas}});
}

import type {FoundOperation} from '../../openapi/operation/create-found-operation.js';
import {indexDocument} from '../../openapi/operation/index-document.js';
import {openSchema} from '../../openapi/validation/open-schema.js';
import type {OpenValidator} from '../../openapi/validation/validator.js';
import {toFormWarnings} from '../form/list-body-faults.js';
import type {SentBody, SentRequest} from '../form/read-request.js';
import type {OpenReader} from '../views/local-reader.js';
import {buildMockResponse, type ValidateValue} from './build-mock-response.js';
import {findMocked} from './find-mocked.js';
import type {MockState} from './mock-state.js';

interface MockHandlerOptions {
  readonly openValidator: OpenValidator;
  /** Returns whether pages of this origin may read responses. */
  allows(origin: string): boolean;
}

/**
 * Creates a handler that mocks the API of a document. It stores created, changed, and deleted items in memory, and
 * processes requests one after another. The caller must limit body sizes.
 */
export function createMockHandler(
  reader: OpenReader,
  {openValidator, allows}: MockHandlerOptions,
): (request: Request) => Promise<Response> {
  const validate = createValidate(openValidator);
  let state: MockState = new Map();
  let document: Promise<MockedDocument | undefined> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function respond(request: Request): Promise<Response> {
    const {pathname} = new URL(request.url);
    document ??= openDocument(reader);
    const {operations, bases} = (await document) ?? {operations: [], bases: []};
    const found = findMocked(operations, bases, request.method, pathname);
    if ('methods' in found) return createMissingResponse(request, found.methods);
    const {operation} = found;
    const form = await reader.form(operation, {});
    if (!form) return createMissingResponse(request, []);
    const response = await buildMockResponse(
      {
        form,
        bodySchema: type => reader.bodySchema(operation, type),
        plan: input => reader.mockPlan(operation, input),
        validate,
      },
      await readSent(request),
      state,
    );
    if (!response) return createMissingResponse(request, []);
    const {status, headers, body} = response;
    state = response.state;
    const hasBody = body !== '' && request.method !== 'HEAD';
    return new Response(hasBody ? body : null, {
      status,
      headers: headers.map(([key, value]): [string, string] => [key, value]),
    });
  }

  return request => {
    const origin = request.headers.get('origin');
    const isAllowed = origin !== null && allows(origin);
    if (origin !== null && request.method === 'OPTIONS' && request.headers.has('access-control-request-method'))
      return Promise.resolve(withCors(new Response(null, {status: 204}), isAllowed ? origin : undefined));
    const next = last.then(() => respond(request));
    last = next.catch(() => undefined);
    return next.then(response => withCors(response, isAllowed ? origin : undefined));
  };
}

interface MockedDocument {
  readonly operations: readonly FoundOperation[];
  /** URL paths of the document's servers, which can precede a request path. */
  readonly bases: readonly string[];
}

async function openDocument(reader: OpenReader): Promise<MockedDocument | undefined> {
  const documents = await reader.documents();
  if (!documents) return undefined;
  const {operations} = await documents.settle(() => indexDocument(documents));
  const first = operations.find(({kind}) => kind === 'operation');
  const servers = (first && (await reader.form(first, {}))?.servers) ?? [];
  const bases = servers.map(({url}) => url.replace(/^(?:[a-z][\w+.-]*:)?\/\/[^/]*/i, '').replace(/\/$/, ''));
  return {operations, bases};
}

function createMissingResponse(request: Request, methods: readonly string[]): Response {
  const {pathname} = new URL(request.url);
  if (methods.length === 0) return createProblemResponse(404, 'Not Found', `The document has no path ${pathname}.`);
  const response = createProblemResponse(
    405,
    'Method Not Allowed',
    `The document has ${methods.join(', ')} at ${pathname}.`,
  );
  response.headers.set('Allow', methods.join(', '));
  return response;
}

function createProblemResponse(status: number, title: string, detail: string): Response {
  const headers = {'Content-Type': 'application/problem+json'};
  return new Response(JSON.stringify({type: 'about:blank', title, status, detail}), {status, headers});
}

/** Adds CORS headers that allow pages of `origin` any request header and method, and to read the response. */
function withCors(response: Response, origin: string | undefined): Response {
  response.headers.set('Vary', 'Origin');
  if (origin === undefined) return response;
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set('Access-Control-Expose-Headers', '*');
  response.headers.set('Access-Control-Allow-Headers', '*, Authorization');
  response.headers.set('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  return response;
}

async function readSent(request: Request): Promise<SentRequest> {
  const {method, url} = request;
  const headers = [...request.headers].map(([name, value]) => [name, value] as const);
  if (!request.body) return {method, url, headers};
  return {method, url, headers, body: await readBody(request, await request.arrayBuffer())};
}

async function readBody(request: Request, bytes: ArrayBuffer): Promise<SentBody> {
  const type = request.headers.get('content-type') ?? '';
  const text = new TextDecoder().decode(bytes);
  if (!/^multipart\/form-data/i.test(type)) return {text};
  try {
    const form = await new Response(bytes, {headers: {'content-type': type}}).formData();
    const parts = [...form].map(([name, value]) =>
      typeof value === 'string' ? {name, value, isFile: false} : {name, value: value.name, isFile: true},
    );
    return {parts};
  } catch {
    return {text};
  }
}

/** Returns a function that validates values in the current thread. Compiles each schema once. */
function createValidate(openValidator: OpenValidator): ValidateValue {
  const validators = new Map<string, ReturnType<typeof openSchema>>();
  return async (schema, value) => {
    const validator = validators.get(schema.key) ?? openSchema(schema, openValidator);
    validators.set(schema.key, validator);
    const errors = (await validator)(value);
    return errors && toFormWarnings(errors, value);
  };
}

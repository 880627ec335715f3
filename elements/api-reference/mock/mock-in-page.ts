import type {FormWarning} from '../../../src/api-reference/form/check-values.js';
import {toSentRequest} from '../../../src/api-reference/form/read-request.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import {buildMockResponse} from '../../../src/api-reference/mock/build-mock-response.js';
import type {MockInput, MockPlan} from '../../../src/api-reference/mock/mock.js';
import type {MockState} from '../../../src/api-reference/mock/mock-state.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import type {PlainSchema} from '../../../src/openapi/validation/body-schema.js';
import {BodyValidation} from '../form/body-validation.js';

/** Operation, with access to the parts of its document that the mock needs. */
interface MockedOperation {
  readonly form: RequestForm;
  planMock?(input: MockInput): Promise<MockPlan | undefined>;
  bodySchema?(mediaType: string): Promise<PlainSchema | undefined>;
}

/** Response of the mock. `reasons` explain a 4xx. */
interface MockedResponse {
  readonly response: Response;
  readonly faults: readonly FormWarning[];
}

/** Items that requests created, by document. In memory until the page reloads. */
const sessions = new Map<string, MockState>();

let latest: PlainSchema | undefined;
/** Validates request bodies in a worker, as the form does. */
const validation = new BodyValidation(async () => latest);

async function validate(schema: PlainSchema, value: unknown): Promise<readonly FormWarning[] | undefined> {
  latest = schema;
  return validation.validate(schema.key, value);
}

/**
 * Creates the mock's response to a request in this page. Sends nothing. `preference` is the value of a `Prefer` header,
 * or empty.
 */
export async function createPageMock(
  {form, planMock, bodySchema}: MockedOperation,
  request: ApiRequest,
  preference: string,
): Promise<MockedResponse> {
  const sent = toSentRequest(request);
  const headers = preference === '' ? sent.headers : [...sent.headers, ['Prefer', preference] as const];
  const source = {
    form,
    bodySchema: async (type: string) => bodySchema?.(type),
    plan: async (input: MockInput) => planMock?.(input),
    validate,
  };
  // Operations of one document share items: a GET finds what a POST created.
  const {document} = form;
  const found = await buildMockResponse(source, {...sent, headers}, sessions.get(document) ?? new Map());
  if (!found) throw new Error('The document does not have the operation.');
  sessions.set(document, found.state);
  const {status, body, faults} = found;
  const pairs = found.headers.map(([name, value]): [string, string] => [name, value]);
  return {response: new Response(body === '' ? null : body, {status, headers: pairs}), faults};
}

import {parseJson} from '../../base/exact-json.js';
import type {PlainSchema} from '../../openapi/validation/body-schema.js';
import type {Warning} from '../form/check-values.js';
import type {SentRequest} from '../form/read-request.js';
import type {MockCandidate, MockInput, MockPlan, MockResponse} from './mock.js';
import {changeState, type MockState} from './mock-state.js';

/** Validates a value. Undefined if nothing can be said, such as under a policy that forbids compiling. */
export type ValidateValue = (schema: PlainSchema, value: unknown) => Promise<readonly Warning[] | undefined>;

/** Access to one operation of a document, here or in a worker, and to a validator. */
export interface MockSource {
  bodySchema(mediaType: string): Promise<PlainSchema | undefined>;
  plan(request: SentRequest, input: MockInput): Promise<MockPlan | undefined>;
  readonly validate: ValidateValue;
}

/**
 * Returns the mocked response to a request, and the state after it. The same request in the same state has the same
 * response. Undefined if the document does not have the operation.
 */
export async function answerMock(
  source: MockSource,
  request: SentRequest,
  state: MockState,
): Promise<MockResponse | undefined> {
  const bodyFaults = await checkBody(source, request);
  const plan = await source.plan(request, {state, ...(bodyFaults && {bodyFaults})});
  if (!plan) return undefined;
  const {status, headers, faults, schema} = plan;
  const chosen = await firstValid(plan.candidates, schema, source.validate);
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 205 && status !== 304;
  return {status, headers, faults, body: hasBody ? chosen.text : '', state: changeState(state, chosen.change)};
}

/** Returns the first candidate that fits the schema, else the first one: an author's example may be wrong. */
async function firstValid(
  candidates: readonly MockCandidate[],
  schema: PlainSchema | undefined,
  validate: ValidateValue,
): Promise<MockCandidate> {
  const [first = {text: ''}] = candidates;
  if (!schema) return first;
  for (const candidate of candidates) {
    if (!candidate.json) continue;
    const faults = await validate(schema, candidate.json.value);
    if (!faults) return first;
    if (faults.length === 0) return candidate;
  }
  return first;
}

async function checkBody(source: MockSource, {headers, body}: SentRequest): Promise<readonly Warning[] | undefined> {
  const type = headers
    .find(([name]) => name.toLowerCase() === 'content-type')?.[1]
    .replace(/;.*$/s, '')
    .trim();
  if (!body || !('text' in body) || type === undefined || !/[/+]json$/i.test(type)) return undefined;
  const schema = await source.bodySchema(type);
  if (!schema) return undefined;
  try {
    return await source.validate(schema, parseJson(body.text));
  } catch {
    // The plan reports that it is not JSON.
    return undefined;
  }
}

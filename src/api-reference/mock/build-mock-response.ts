import {omitUndefined} from '../../base/omit-undefined.js';
import type {PlainSchema} from '../../openapi/validation/body-schema.js';
import type {FormWarning} from '../form/check-values.js';
import {findHeader, type ReadRequest, readRequest, type SentRequest} from '../form/read-request.js';
import type {RequestForm} from '../form/request-form.js';
import {toBodyData} from '../form/values.js';
import {checkRequest} from './check-request.js';
import {readPreference} from './choose-response.js';
import type {MockCandidate, MockInput, MockPlan, MockResponse} from './mock.js';
import {changeState, findItem, locateResource, type MockState} from './mock-state.js';
import {withState} from './with-state.js';

/**
 * Validates a value. Undefined if that is impossible, for example because a Content Security Policy forbids compiling.
 */
export type ValidateValue = (schema: PlainSchema, value: unknown) => Promise<readonly FormWarning[] | undefined>;

/** Access to one operation, and a validator. Both can be in this thread or in a worker. */
interface MockSource {
  readonly form: RequestForm;
  bodySchema(mediaType: string): Promise<PlainSchema | undefined>;
  plan(input: MockInput): Promise<MockPlan | undefined>;
  readonly validate: ValidateValue;
}

/**
 * Returns the mocked response to a request, and the state after it. The result depends only on request and state.
 * Undefined if the document no longer has the operation.
 */
export async function buildMockResponse(
  source: MockSource,
  request: SentRequest,
  state: MockState,
): Promise<MockResponse | undefined> {
  const {form, validate} = source;
  const {method, headers} = request;
  const read = readRequest(form, request);
  const preference = readPreference(headers);
  const place = locateResource(form.path, read.path);
  const wrong = preference.code === undefined ? await findWrong(source, read) : undefined;
  const isGone = preference.code === undefined && place.id !== undefined && findItem(state, place) === null;
  const accept = findHeader(headers, 'accept');
  const plan = await source.plan({
    preference,
    ...omitUndefined({accept, wrong: wrong ?? (isGone ? {statuses: [404, 410], faults: []} : undefined)}),
  });
  if (!plan) return undefined;
  const {status, schema} = plan;
  const sent = read.values.bodies.get(read.values.mediaType ?? '');
  const isPlain = status >= 400 || preference.example !== undefined;
  const change = {method, place, sent: sent && toBodyData(sent)?.value, state};
  const candidates = isPlain ? plan.candidates : plan.candidates.flatMap(each => withState(each, change));
  const chosen = await findFirstValid(candidates, schema, validate);
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 205 && status !== 304;
  return {
    status,
    headers: plan.headers,
    faults: wrong?.faults ?? [],
    body: hasBody ? chosen.text : '',
    state: changeState(state, chosen.change),
  };
}

/** Returns the faults of an invalid request, with 4xx statuses to respond with, most specific first. */
async function findWrong(source: MockSource, read: ReadRequest): Promise<MockInput['wrong']> {
  const faults = checkRequest(source.form, read, await checkBody(source, read));
  if (faults.length === 0) return undefined;
  const isOtherType = read.unknown.some(each => each.startsWith('body'));
  return {faults, statuses: isOtherType ? [415, 400, 422] : read.isBroken ? [400, 422] : [422, 400]};
}

/**
 * Returns the first body that is valid against the schema, or else the first body: even an author's example can be
 * invalid.
 */
async function findFirstValid(
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

/** Validates a JSON body. Undefined if the body cannot be validated. */
async function checkBody(source: MockSource, {values}: ReadRequest): Promise<readonly FormWarning[] | undefined> {
  const {mediaType = '', bodies} = values;
  const body = bodies.get(mediaType);
  const isJson = source.form.bodies.some(({type, kind}) => type === mediaType && kind === 'json');
  if (!isJson || !body || !('value' in body)) return undefined;
  const schema = await source.bodySchema(mediaType);
  return schema && source.validate(schema, body.value);
}

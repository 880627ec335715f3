import type {EncodedPair} from '../../openapi/operation/parameter-style.js';
import type {PlainSchema} from '../../openapi/validation/body-schema.js';
import type {FormWarning} from '../form/check-values.js';
import type {ResponsePreference} from './choose-response.js';
import type {MockState, StateChange} from './mock-state.js';

/** A parsed and validated request. Plain data, so a worker can receive it. */
export interface MockInput {
  readonly preference: ResponsePreference;
  readonly accept?: string;
  /** Set for an invalid request: 4xx statuses to choose from, most specific first, and the faults. */
  readonly wrong?: {readonly statuses: readonly number[]; readonly faults: readonly FormWarning[]};
}

/** A response with alternative bodies. The handler sends the first body that is valid against `schema`. Plain data. */
export interface MockPlan {
  readonly status: number;
  readonly headers: readonly EncodedPair[];
  readonly candidates: readonly MockCandidate[];
  /** Schema of the body. Absent if no validation is needed. */
  readonly schema?: PlainSchema;
}

export interface MockCandidate {
  readonly text: string;
  /** The body as data, for JSON bodies. */
  readonly json?: {readonly value: unknown};
  readonly change?: StateChange;
}

/** A mocked response, with the state after the request. */
export interface MockResponse {
  readonly status: number;
  readonly headers: readonly EncodedPair[];
  readonly body: string;
  /** Faults of the request that led to a 4xx status. */
  readonly faults: readonly FormWarning[];
  readonly state: MockState;
}

import type {Pair} from '../../openapi/operation/parameter-style.js';
import type {PlainSchema} from '../../openapi/validation/body-schema.js';
import type {Warning} from '../form/check-values.js';
import type {Preference} from './choose-response.js';
import type {MockState, StateChange} from './mock-state.js';

/** A request after parsing and checks. Plain data, so a worker can receive it. */
export interface MockInput {
  readonly preference: Preference;
  /** Value of the `Accept` header. */
  readonly accept?: string;
  /** Present for an invalid request: fitting 4xx statuses, most specific first, and the faults. */
  readonly wrong?: {readonly statuses: readonly number[]; readonly faults: readonly Warning[]};
}

/**
 * A response with several candidate bodies. The handler sends the first body that is valid against `schema`. Plain
 * data.
 */
export interface MockPlan {
  readonly status: number;
  readonly headers: readonly Pair[];
  readonly candidates: readonly MockCandidate[];
  /** Schema of the body. Absent if no validation is needed. */
  readonly schema?: PlainSchema;
}

export interface MockCandidate {
  readonly text: string;
  /** The body as data, if it is JSON. */
  readonly json?: {readonly value: unknown};
  readonly change?: StateChange;
}

/** A mocked response, and the state after it. */
export interface MockResponse {
  readonly status: number;
  readonly headers: readonly Pair[];
  readonly body: string;
  /** Reasons for a 4xx status. */
  readonly faults: readonly Warning[];
  readonly state: MockState;
}

import type {Pair} from '../../openapi/operation/parameter-style.js';
import type {PlainSchema} from '../../openapi/validation/body-schema.js';
import type {Warning} from '../form/check-values.js';
import type {Preference} from './choose-response.js';
import type {MockState, StateChange} from './mock-state.js';

/** A request after it was read and checked. Plain data: it can be sent to a worker. */
export interface MockInput {
  readonly preference: Preference;
  /** Value of the `Accept` header. */
  readonly accept?: string;
  /** The request is wrong: 4xx statuses that fit, the most exact first, and why. */
  readonly wrong?: {readonly statuses: readonly number[]; readonly faults: readonly Warning[]};
}

/** A response with its body still open: the first candidate that fits `schema` is sent. Plain data. */
export interface MockPlan {
  readonly status: number;
  readonly headers: readonly Pair[];
  readonly candidates: readonly MockCandidate[];
  /** Schema of the body. Absent where there is nothing to validate. */
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

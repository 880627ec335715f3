import type {Pair} from '../../openapi/operation/parameter-style.js';
import type {PlainSchema} from '../../openapi/validation/body-schema.js';
import type {Warning} from '../form/check-values.js';
import type {MockState, StateChange} from './mock-state.js';

/** Everything besides the document and the request that a mocked response depends on. */
export interface MockInput {
  /** Faults of the request body, from a validator. Absent: the mock checks what the form checks. */
  readonly bodyFaults?: readonly Warning[];
  /** Items that earlier requests of this session created, changed or deleted. */
  readonly state: MockState;
}

/** A response with its body still open: the first candidate that fits `schema` is sent. Plain data. */
export interface MockPlan {
  readonly status: number;
  readonly headers: readonly Pair[];
  readonly candidates: readonly MockCandidate[];
  /** Schema of the body. Absent where there is nothing to validate. */
  readonly schema?: PlainSchema;
  /** Reasons for a 4xx status. */
  readonly faults: readonly Warning[];
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
  readonly faults: readonly Warning[];
  readonly state: MockState;
}

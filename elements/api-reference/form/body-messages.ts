import type {DriftReport, ReceivedResponse, ResponseSource} from '../../../src/api-reference/drift/drift.js';
import type {FormWarning} from '../../../src/api-reference/form/check-values.js';
import type {NextRequest, RequestFacts} from '../../../src/api-reference/links/next-request.js';
import type {PlainSchema} from '../../../src/openapi/validation/body-schema.js';

/** Messages from the form to the worker that checks bodies. First, each schema and document once. */
export type BodyTask =
  | {readonly kind: 'schema'; readonly schema: PlainSchema}
  | {readonly kind: 'source'; readonly source: ResponseSource}
  | {readonly kind: 'body'; readonly id: number; readonly value: unknown}
  | {
      readonly kind: 'response';
      readonly id: number;
      readonly received: ReceivedResponse;
      readonly request: RequestFacts;
    };

/**
 * Messages from the worker that checks bodies. `faults` or `report` is absent if it can't check: a policy blocks it, or
 * the schema is invalid.
 */
export type BodyResult =
  | {readonly kind: 'ready'}
  /** The worker has loaded the schema and starts to check. The time limit starts here. */
  | {readonly kind: 'started'; readonly id: number}
  | {readonly kind: 'faults'; readonly id: number; readonly faults?: readonly FormWarning[]}
  | {readonly kind: 'checked'; readonly id: number; readonly report?: ResponseReport};

/** Differences between a response and its documentation, and the next requests that its links suggest. */
export interface ResponseReport extends DriftReport {
  readonly next: readonly NextRequest[];
}

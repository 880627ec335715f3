import type {EncodedPair} from '../../openapi/operation/parameter-style.js';
import type {ExchangeFacts} from './runtime-expression.js';

/**
 * The next request that an OpenAPI link suggests, filled with values from a response. The values are untrusted. Plain
 * data.
 */
export interface NextRequest {
  readonly target: NextTarget;
  /** Values by parameter name: `id` or `path.id`. Only texts, numbers, and booleans. */
  readonly parameters: readonly (readonly [name: string, value: unknown])[];
  readonly body?: {readonly value: unknown};
  /** URL of a documented server to use for the request. */
  readonly server?: string;
}

/** The target operation of a link. */
export type NextTarget = {readonly operationId: string} | {readonly method: string; readonly path: string};

/** The sent request, for evaluating runtime expressions. Contains no credentials. Plain data. */
export interface RequestFacts extends Pick<ExchangeFacts, 'url' | 'method'> {
  readonly path: readonly EncodedPair[];
  readonly query: readonly EncodedPair[];
  readonly headers: readonly EncodedPair[];
  readonly contentType: string;
  readonly body?: string;
}

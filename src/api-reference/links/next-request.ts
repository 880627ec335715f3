import type {Pair} from '../../openapi/operation/parameter-style.js';
import type {ExchangeFacts} from './runtime-expression.js';

/**
 * A request that an OpenAPI link suggests after a response, with its values. Plain data. The values come from a
 * response and are untrusted.
 */
export interface NextRequest {
  readonly target: NextTarget;
  /** Values by name: `id` or `path.id`. Only texts, numbers, and booleans. */
  readonly parameters: readonly (readonly [name: string, value: unknown])[];
  readonly body?: {readonly value: unknown};
  /** URL of a documented server. */
  readonly server?: string;
}

/** The target operation of a link. */
export type NextTarget = {readonly operationId: string} | {readonly method: string; readonly path: string};

/** A sent request as input for runtime expressions, without credentials. Plain data. */
export interface RequestFacts extends Pick<ExchangeFacts, 'url' | 'method'> {
  readonly path: readonly Pair[];
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly contentType: string;
  readonly body?: string;
}

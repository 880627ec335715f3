import type {Pair} from '../../openapi/operation/parameter-style.js';
import type {ExchangeFacts} from './runtime-expression.js';

/** A request that the API document suggests after a response, with its values. Plain data from a response: untrusted. */
export interface NextRequest {
  readonly target: NextTarget;
  /** Values by name: `id`, or `path.id`. Texts, numbers and booleans only. */
  readonly parameters: readonly (readonly [name: string, value: unknown])[];
  readonly body?: {readonly value: unknown};
  /** URL of a server of the document. */
  readonly server?: string;
}

/** The operation of a link. */
export type NextTarget = {readonly operationId: string} | {readonly method: string; readonly path: string};

/** A request without credentials, as its expressions see it. Plain data. */
export interface RequestFacts extends Pick<ExchangeFacts, 'url' | 'method'> {
  readonly path: readonly Pair[];
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly contentType: string;
  readonly body?: string;
}

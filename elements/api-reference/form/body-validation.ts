import type {FormWarning} from '../../../src/api-reference/form/check-values.js';
import type {PlainSchema} from '../../../src/openapi/validation/body-schema.js';
import {slowPattern} from '../../../src/openapi/validation/validator.js';
import type {BodyTask} from './body-messages.js';
import {BodyWorkerCalls} from './body-worker-calls.js';

/** Timeout in milliseconds for checking one body. */
const BODY_TIMEOUT_MS = 1000;

const tooSlow: readonly FormWarning[] = [{at: 'body', path: [], word: slowPattern, limit: ''}];

/**
 * Validates bodies with ajv in a worker. Resolves to undefined without a schema, or if a policy blocks ajv's compiler.
 */
export class BodyValidation {
  readonly #schemaOf: (mediaType: string) => Promise<PlainSchema | undefined>;
  readonly #calls = new BodyWorkerCalls(BODY_TIMEOUT_MS);
  #worker: Worker | undefined;
  #mediaType: string | undefined;

  constructor(schemaOf: (mediaType: string) => Promise<PlainSchema | undefined>) {
    this.#schemaOf = schemaOf;
  }

  async validate(mediaType: string, value: unknown): Promise<readonly FormWarning[] | undefined> {
    const schema = await this.#schemaOf(mediaType);
    const worker = schema && (await this.#calls.start());
    if (!worker) return undefined;
    if (this.#worker !== worker || this.#mediaType !== mediaType)
      worker.postMessage({kind: 'schema', schema} satisfies BodyTask);
    this.#worker = worker;
    this.#mediaType = mediaType;
    const result = await this.#calls.call(worker, id => ({kind: 'body', id, value}));
    if (result === 'slow') return tooSlow;
    return result?.kind === 'faults' ? result.faults : undefined;
  }

  end(): void {
    this.#calls.end();
  }
}

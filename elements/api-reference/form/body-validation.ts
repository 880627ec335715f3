import type {Warning} from '../../../src/api-reference/form/check-values.js';
import type {PlainSchema} from '../../../src/openapi/validation/body-schema.js';
import {slowPattern} from '../../../src/openapi/validation/validator.js';
import {startWorker} from '../documents/start-worker.js';
import type {BodyAnswer, BodyOrder} from './body-messages.js';

/** Milliseconds for one body: a pattern of a document may take years (security rule B5). */
const BODY_TIMEOUT_MS = 1000;
/** Milliseconds until a slow device has loaded the validator and read the schema. */
const START_TIMEOUT_MS = 20_000;

const tooSlow: readonly Warning[] = [{at: 'body', path: [], word: slowPattern, limit: ''}];

/**
 * Validates bodies with ajv in a worker, which starts with the first body and is terminated if one takes too long.
 * Resolves to undefined without a schema, or where the host forbids compiling.
 */
export class BodyValidation {
  readonly #schemaOf: (mediaType: string) => Promise<PlainSchema | undefined>;
  #worker: Promise<Worker | undefined> | undefined;
  #mediaType: string | undefined;
  #count = 0;

  constructor(schemaOf: (mediaType: string) => Promise<PlainSchema | undefined>) {
    this.#schemaOf = schemaOf;
  }

  async validate(mediaType: string, value: unknown): Promise<readonly Warning[] | undefined> {
    const schema = await this.#schemaOf(mediaType);
    if (!schema) return undefined;
    this.#worker ??= startWorker(new URL('../body-worker.js', import.meta.url).href);
    const worker = await this.#worker;
    if (!worker) return undefined;
    if (this.#mediaType !== mediaType) worker.postMessage({kind: 'schema', schema} satisfies BodyOrder);
    this.#mediaType = mediaType;
    return this.#ask(worker, value);
  }

  end(): void {
    void this.#worker?.then(worker => worker?.terminate());
    this.#worker = undefined;
    this.#mediaType = undefined;
  }

  #ask(worker: Worker, value: unknown): Promise<readonly Warning[] | undefined> {
    const id = ++this.#count;
    return new Promise(done => {
      const hear = ({data}: MessageEvent<BodyAnswer>) => {
        if (data.kind === 'ready' || data.id !== id) return;
        if (data.kind === 'faults') return finish(data.faults);
        clearTimeout(timer);
        timer = setTimeout(() => {
          this.end();
          finish(tooSlow);
        }, BODY_TIMEOUT_MS);
      };
      let timer = setTimeout(() => {
        this.end();
        this.#worker = Promise.resolve(undefined);
        finish(undefined);
      }, START_TIMEOUT_MS);
      const finish = (faults: readonly Warning[] | undefined) => {
        worker.removeEventListener('message', hear);
        clearTimeout(timer);
        done(faults);
      };
      worker.addEventListener('message', hear);
      worker.postMessage({kind: 'body', id, value} satisfies BodyOrder);
    });
  }
}

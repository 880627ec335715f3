import {bodyFaults} from '../../../src/api-reference/form/body-faults.js';
import {openSchema} from '../../../src/openapi/validation/open-schema.js';
import {openValidator} from '../../../src/openapi/validation/open-validator.js';
import type {BodyAnswer, BodyOrder} from './body-messages.js';

interface Scope extends EventTarget {
  postMessage(answer: BodyAnswer): void;
}

const scope = globalThis as unknown as Scope;
let validating: ReturnType<typeof openSchema> | undefined;

// Patterns of a document run here, where the page can end them (security rule B5).
scope.addEventListener('message', event => {
  const {data} = event as MessageEvent<BodyOrder>;
  if (data.kind === 'schema') validating = openSchema(data.schema, openValidator);
  else void answer(data.id, data.value);
});

scope.postMessage({kind: 'ready'});

async function answer(id: number, value: unknown): Promise<void> {
  const validate = await validating?.catch(() => undefined);
  scope.postMessage({kind: 'started', id});
  const errors = validate?.(value);
  scope.postMessage({kind: 'faults', id, ...(errors && {faults: bodyFaults(errors, value)})});
}

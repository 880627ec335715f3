import {bodyFaults} from '../../../src/api-reference/form/body-faults.js';
import type {PlainSchema} from '../../../src/openapi/validation/body-schema.js';
import {openValidator} from '../../../src/openapi/validation/open-validator.js';
import type {BodyAnswer, BodyOrder} from './body-messages.js';

interface Scope extends EventTarget {
  postMessage(answer: BodyAnswer): void;
}

const scope = globalThis as unknown as Scope;
let validating: ReturnType<typeof begin> | undefined;

// Patterns of a document run here, where the page can end them (security rule B5).
scope.addEventListener('message', event => {
  const {data} = event as MessageEvent<BodyOrder>;
  if (data.kind === 'schema') validating = begin(data.schema);
  else void answer(data.id, data.value);
});

scope.postMessage({kind: 'ready'});

async function begin({dialect, root, schemas}: PlainSchema) {
  const validator = await openValidator(dialect);
  for (const [id, schema] of schemas) validator.add(id, schema);
  return (value: unknown) => validator.validate(root, value);
}

async function answer(id: number, value: unknown): Promise<void> {
  const validate = await validating?.catch(() => undefined);
  scope.postMessage({kind: 'started', id});
  const errors = validate?.(value);
  scope.postMessage({kind: 'faults', id, ...(errors && {faults: bodyFaults(errors, value)})});
}

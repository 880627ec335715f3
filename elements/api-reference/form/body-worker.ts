import type {ReceivedResponse} from '../../../src/api-reference/drift/drift.js';
import {openSource, reportDrift} from '../../../src/api-reference/drift/report-drift.js';
import {bodyFaults} from '../../../src/api-reference/form/body-faults.js';
import {openSchema} from '../../../src/openapi/validation/open-schema.js';
import {openValidator} from '../../../src/openapi/validation/open-validator.js';
import type {BodyAnswer, BodyOrder} from './body-messages.js';

interface Scope extends EventTarget {
  postMessage(answer: BodyAnswer): void;
}

const scope = globalThis as unknown as Scope;
let validating: ReturnType<typeof openSchema> | undefined;
let documented: ReturnType<typeof openSource> | undefined;

// Patterns of a document run here, where the page can end them (security rule B5).
scope.addEventListener('message', event => {
  const {data} = event as MessageEvent<BodyOrder>;
  if (data.kind === 'schema') validating = openSchema(data.schema, openValidator);
  else if (data.kind === 'source') documented = openSource(data.source);
  else if (data.kind === 'body') void validate(data.id, data.value);
  else void check(data.id, data.received);
});

scope.postMessage({kind: 'ready'});

async function validate(id: number, value: unknown): Promise<void> {
  const validate = await validating?.catch(() => undefined);
  scope.postMessage({kind: 'started', id});
  const errors = validate?.(value);
  scope.postMessage({kind: 'faults', id, ...(errors && {faults: bodyFaults(errors, value)})});
}

async function check(id: number, received: ReceivedResponse): Promise<void> {
  scope.postMessage({kind: 'started', id});
  const report = documented && (await reportDrift(documented, received).catch(() => undefined));
  scope.postMessage({kind: 'drift', id, ...(report && {report})});
}

import type {ReceivedResponse} from '../../../src/api-reference/drift/drift.js';
import {openSource, reportDrift} from '../../../src/api-reference/drift/report-drift.js';
import {toFormWarnings} from '../../../src/api-reference/form/list-body-faults.js';
import {findNextRequests} from '../../../src/api-reference/links/find-next-requests.js';
import type {RequestFacts} from '../../../src/api-reference/links/next-request.js';
import {openSchema} from '../../../src/openapi/validation/open-schema.js';
import {openValidator} from '../../../src/openapi/validation/open-validator.js';
import type {BodyResult, BodyTask, ResponseReport} from './body-messages.js';

interface Scope extends EventTarget {
  postMessage(result: BodyResult): void;
}

const scope = globalThis as unknown as Scope;
let validating: ReturnType<typeof openSchema> | undefined;
let documented: ReturnType<typeof openSource> | undefined;

// Run the document's patterns only in this worker: the page can terminate it (security rule B5).
scope.addEventListener('message', event => {
  const {data} = event as MessageEvent<BodyTask>;
  if (data.kind === 'schema') validating = openSchema(data.schema, openValidator);
  else if (data.kind === 'source') documented = openSource(data.source);
  else if (data.kind === 'body') void validate(data.id, data.value);
  else void check(data);
});

scope.postMessage({kind: 'ready'});

async function validate(id: number, value: unknown): Promise<void> {
  const validate = await validating?.catch(() => undefined);
  scope.postMessage({kind: 'started', id});
  const errors = validate?.(value);
  scope.postMessage({kind: 'faults', id, ...(errors && {faults: toFormWarnings(errors, value)})});
}

async function check({id, received, request}: Extract<BodyTask, {readonly kind: 'response'}>): Promise<void> {
  scope.postMessage({kind: 'started', id});
  const report = await createReport(received, request).catch(() => undefined);
  scope.postMessage({kind: 'checked', id, ...(report && {report})});
}

async function createReport(received: ReceivedResponse, request: RequestFacts): Promise<ResponseReport | undefined> {
  if (!documented) return undefined;
  const {documents, source} = documented;
  const next = await documents.settle(() => findNextRequests(documents, source, received, request));
  return {...(await reportDrift(documented, received)), next};
}

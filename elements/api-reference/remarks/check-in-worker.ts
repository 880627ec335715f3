import type {ReceivedResponse, ResponseSource} from '../../../src/api-reference/drift/drift.js';
import type {RequestFacts} from '../../../src/api-reference/links/next-request.js';
import type {BodyTask, ResponseReport} from '../form/body-messages.js';
import {BodyWorkerCalls} from '../form/body-worker-calls.js';

/** Timeout in milliseconds for checking one response. */
const RESPONSE_TIMEOUT_MS = 5000;

const calls = new BodyWorkerCalls(RESPONSE_TIMEOUT_MS);
let known: {readonly worker: Worker; readonly source: ResponseSource} | undefined;

/**
 * Checks a response in a worker, because a pattern of the document can run very long. Resolves to undefined if no
 * worker starts, or after the timeout.
 */
export async function checkInWorker(
  source: ResponseSource,
  received: ReceivedResponse,
  request: RequestFacts,
): Promise<ResponseReport | undefined> {
  const worker = await calls.start();
  if (!worker) return undefined;
  if (known?.worker !== worker || known.source !== source)
    worker.postMessage({kind: 'source', source} satisfies BodyTask);
  known = {worker, source};
  const moved = received.body ? [received.body.buffer as ArrayBuffer] : [];
  const result = await calls.call(worker, id => ({kind: 'response', id, received, request}), moved);
  return typeof result === 'object' && result.kind === 'checked' ? result.report : undefined;
}

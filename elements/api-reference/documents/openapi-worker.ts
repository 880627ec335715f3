import {callReader} from '../../../src/api-reference/views/forward-reader.js';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {getErrorMessage} from '../../../src/base/get-error-message.js';
import {createLocalReader} from './create-local-reader.js';
import type {WorkerRequest, WorkerResponse} from './worker-messages.js';

interface Scope extends EventTarget {
  postMessage(result: WorkerResponse): void;
}

const scope = globalThis as unknown as Scope;
const working = new Set<number>();
/** Decodes the document while the page still downloads it. */
const decoder = new TextDecoder();
const texts: string[] = [];
let reader: ApiReader | undefined;

scope.addEventListener('message', event => {
  const {data} = event as MessageEvent<WorkerRequest>;
  if (data.kind === 'part') texts.push(decoder.decode(data.bytes, {stream: true}));
  else if (data.kind === 'open') {
    const text = texts.splice(0).join('') + decoder.decode();
    reader = createLocalReader(data.file, data.root, {text}, {omitsPrivate: data.omitsPrivate});
  } else if (data.kind === 'ask') void handleRequest(data);
  else scope.postMessage({kind: 'working', id: data.id, requestIds: [...working]});
});

// An unhandled rejection does not fire `error` on the worker in the page, so post it. Other uncaught errors do.
scope.addEventListener('unhandledrejection', event => {
  scope.postMessage({kind: 'failure', reason: getErrorMessage((event as PromiseRejectionEvent).reason)});
});

scope.postMessage({kind: 'ready'});

async function handleRequest({id, method, given}: Extract<WorkerRequest, {kind: 'ask'}>): Promise<void> {
  working.add(id);
  try {
    if (!reader) throw new Error('it was asked before it was given a document');
    // `postMessage` must be inside the `try`: it throws if a value can't be cloned.
    scope.postMessage({kind: 'answer', id, value: await callReader(reader, method, given)});
  } catch (error) {
    scope.postMessage({kind: 'failure', id, reason: getErrorMessage(error)});
  } finally {
    working.delete(id);
  }
}

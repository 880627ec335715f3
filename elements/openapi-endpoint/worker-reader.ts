import {type AskReader, forwardReader} from '../../src/reference/forward-reader.js';
import type {ApiReader} from '../../src/reference/reader.js';
import type {WorkerAnswer, WorkerRequest} from './openapi-worker.js';

export interface WorkerReader {
  readonly reader: ApiReader;
  /** Nobody will ask again: the worker ends when it has answered. */
  end(): void;
}

/** Gives a document to the worker; the bytes are moved there, not copied. */
type Start = (file: string, root: string, bytes: ArrayBuffer) => WorkerReader;

interface Policy {
  createScriptURL(url: string): string;
}

/**
 * A worker for one document, on its way while the document is; `undefined` where the host forbids workers. From another
 * origin it starts through a blob that imports it. A host that enforces Trusted Types allows the policy `lectern-worker`.
 */
export async function startReader(): Promise<Start | undefined> {
  const url = new URL('../openapi-worker.js', import.meta.url).href;
  const worker = await begin(url);
  if (!worker) return undefined;
  return (file, root, bytes) => {
    const {ask, end} = conversation(worker);
    worker.postMessage({id: 0, method: 'open', given: [file, root, bytes]} satisfies WorkerRequest, [bytes]);
    return {reader: forwardReader(ask), end};
  };
}

async function begin(url: string): Promise<Worker | undefined> {
  try {
    const isOwn = new URL(url).origin === location.origin;
    const from = isOwn
      ? url
      : URL.createObjectURL(new Blob([`import ${JSON.stringify(url)}`], {type: 'text/javascript'}));
    const worker = new Worker(trusted(from), {type: 'module'});
    // It says that it is there; a policy that forbids it ends in an error instead.
    return await new Promise(done => {
      worker.onmessage = () => done(worker);
      worker.onerror = event => {
        event.preventDefault();
        done(undefined);
      };
    });
  } catch {
    return undefined;
  }
}

function trusted(url: string): string {
  const factory = (globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}}).trustedTypes;
  policy ??= factory?.createPolicy('lectern-worker', {createScriptURL: text => text}) ?? {
    createScriptURL: text => text,
  };
  return policy.createScriptURL(url);
}

let policy: Policy | undefined;

function conversation(worker: Worker): {readonly ask: AskReader; end(): void} {
  const waiting = new Map<number, (value: unknown) => void>();
  let last = 0;
  let isEnding = false;
  const settle = () => {
    if (isEnding && waiting.size === 0) worker.terminate();
  };
  worker.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.(data.value);
    waiting.delete(data.id);
    settle();
  };
  return {
    ask: (method, given) =>
      new Promise(done => {
        waiting.set(++last, done);
        worker.postMessage({id: last, method, given} satisfies WorkerRequest);
      }),
    end() {
      isEnding = true;
      settle();
    },
  };
}

import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {resolvePackageFolder} from '../../files/package-folder.js';
import type {McpRequest, McpResponse, McpThreadData} from './mcp-messages.js';

/** Maximum number of requests that run at a time. Below: that wait. The server rejects more. */
const MAX_RUNNING = 2;
const MAX_WAITING = 8;

interface Waiting {
  readonly order: McpRequest;
  done(reply: McpResponse | undefined): void;
}

/** Sends requests of agents to one worker thread, a few at a time. The main thread stays free to send pages. */
export class McpThread {
  readonly #data: McpThreadData;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #ids = 0;

  constructor(data: McpThreadData) {
    this.#data = data;
  }

  /** Resolves to the reply. `busy` if too many requests wait. Undefined if the thread failed. */
  send(order: Omit<McpRequest, 'id'>): Promise<McpResponse | 'busy' | undefined> {
    if (this.#waiting.length >= MAX_WAITING) return Promise.resolve('busy');
    return new Promise(done => {
      this.#waiting.push({order: {...order, id: ++this.#ids}, done});
      this.#next();
    });
  }

  #next(): void {
    while (this.#running.size < MAX_RUNNING && this.#waiting.length > 0) {
      const next = this.#waiting.shift() as Waiting;
      this.#running.set(next.order.id, next);
      this.#worker ??= this.#start();
      this.#worker.postMessage(next.order);
    }
  }

  #start(): Worker {
    const worker = new Worker(join(resolvePackageFolder(), 'dist/node/mcp-worker.js'), {workerData: this.#data});
    worker.on('message', (reply: McpResponse) =>
      this.#settle(reply.id, reply.status === undefined ? undefined : reply),
    );
    const fail = () => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const id of [...this.#running.keys()]) this.#settle(id, undefined);
    };
    worker.on('error', fail);
    worker.on('exit', fail);
    // Let the process end, even if this thread still waits for requests.
    worker.unref();
    return worker;
  }

  #settle(id: number, reply: McpResponse | undefined): void {
    this.#running.get(id)?.done(reply);
    this.#running.delete(id);
    this.#next();
  }
}

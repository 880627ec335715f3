import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {resolvePackageFolder} from '../../files/package-folder.js';
import type {McpOrder, McpReply, McpThreadData} from './mcp-messages.js';

/** Maximum number of running and of waiting requests. The server rejects more. */
const MAX_RUNNING = 2;
const MAX_WAITING = 8;

interface Waiting {
  readonly order: McpOrder;
  done(reply: McpReply | undefined): void;
}

/** Handles requests of agents in one thread, a few at a time, so that the server can send pages meanwhile. */
export class McpThread {
  readonly #data: McpThreadData;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #ids = 0;

  constructor(data: McpThreadData) {
    this.#data = data;
  }

  /**
   * Returns the reply to a request. Returns `busy` if too many requests wait, and `undefined` if the thread has failed.
   */
  send(order: Omit<McpOrder, 'id'>): Promise<McpReply | 'busy' | undefined> {
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
    worker.on('message', (reply: McpReply) => this.#settle(reply.id, reply.status === undefined ? undefined : reply));
    const fail = () => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const id of [...this.#running.keys()]) this.#settle(id, undefined);
    };
    worker.on('error', fail);
    worker.on('exit', fail);
    // The server can end although the thread waits for orders.
    worker.unref();
    return worker;
  }

  #settle(id: number, reply: McpReply | undefined): void {
    this.#running.get(id)?.done(reply);
    this.#running.delete(id);
    this.#next();
  }
}

import type {ServerResponse} from 'node:http';

/** Number of changes that are stored for pages that reconnect. */
const limit = 1000;

/**
 * Sends file changes to all open pages (server-sent events). Changes have numbers. A page sends its last number, so it
 * misses no change while it loads or is disconnected.
 */
export class ChangeStream {
  readonly #listeners = new Set<ServerResponse>();
  /** Id of this server run. Numbers of another run do not apply. */
  readonly #run = Date.now().toString(36);
  #log: (readonly string[])[] = [];
  #count = 0;

  /** Returns the current state for new pages. */
  get place(): string {
    return `${this.#run}-${this.#count}`;
  }

  add(response: ServerResponse, since: string): void {
    response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-store'});
    response.write('retry: 500\n\n');
    const [run, count] = since.split('-');
    const missed = this.#count - Number(count);
    if (run !== this.#run || !(missed >= 0 && missed <= this.#log.length)) this.#send(response, {isOld: true});
    else if (missed > 0) this.#send(response, {paths: [...new Set(this.#log.slice(-missed).flat())]});
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
  }

  notify(paths: readonly string[]): void {
    this.#count++;
    this.#log = [...this.#log.slice(1 - limit), paths];
    for (const response of this.#listeners) this.#send(response, {paths});
  }

  close(): void {
    for (const response of this.#listeners) response.destroy();
  }

  #send(response: ServerResponse, change: {readonly paths: readonly string[]} | {readonly isOld: true}): void {
    response.write(`id: ${this.place}\ndata: ${JSON.stringify(change)}\n\n`);
  }
}

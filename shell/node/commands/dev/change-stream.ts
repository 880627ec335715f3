import type {ServerResponse} from 'node:http';

/** Maximum number of changes to remember, for pages that reconnect. */
const limit = 1000;

/**
 * Sends changes of files to all open pages (server-sent events). Numbers the changes. A page that connects sends its
 * last number, so that it misses no change while it loads or is disconnected.
 */
export class ChangeStream {
  readonly #listeners = new Set<ServerResponse>();
  /** Id of this server process. A page that has numbers of another process must reload. */
  readonly #run = Date.now().toString(36);
  #log: (readonly string[])[] = [];
  #count = 0;

  /** Returns id and last number. The page sends them when it connects. */
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

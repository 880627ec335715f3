import type {ServerResponse} from 'node:http';

/** So many changes are remembered for pages that were away. */
const most = 1000;

/**
 * Tells every open page which files have changed (server-sent events). Changes are numbered: a page says how far it is, so
 * that nothing is lost between its first byte and its first event, nor while a line was down.
 */
export class ChangeStream {
  readonly #listeners = new Set<ServerResponse>();
  /** Of this run of the server: numbers of another one mean nothing. */
  readonly #run = Date.now().toString(36);
  #log: (readonly string[])[] = [];
  #count = 0;

  /** How far a page is that is made now. */
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

  tell(paths: readonly string[]): void {
    this.#count++;
    this.#log = [...this.#log.slice(1 - most), paths];
    for (const response of this.#listeners) this.#send(response, {paths});
  }

  close(): void {
    for (const response of this.#listeners) response.destroy();
  }

  #send(response: ServerResponse, change: {readonly paths: readonly string[]} | {readonly isOld: true}): void {
    response.write(`id: ${this.place}\ndata: ${JSON.stringify(change)}\n\n`);
  }
}

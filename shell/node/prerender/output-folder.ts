import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** Files that are written at the same time. */
const most = 32;

/**
 * A folder that is written whole: what is there stays until everything is written, and is exchanged at once. A run that ends
 * in the middle leaves the old folder; what it has written goes with the next run.
 */
export class OutputFolder {
  readonly #target: string;
  readonly #next: string;
  readonly #old: string;
  readonly #paths = new Set<string>();
  readonly #writing = new Map<string, Promise<unknown>>();
  readonly #made = new Map<string, Promise<unknown>>();

  constructor(target: string) {
    this.#target = target;
    this.#next = `${target}.next`;
    this.#old = `${target}.old`;
  }

  async open(): Promise<void> {
    // The exchange of an earlier run was cut between its two steps.
    if (!existsSync(this.#target) && existsSync(this.#old)) await rename(this.#old, this.#target);
    await Promise.all([this.#next, this.#old].map(folder => rm(folder, {recursive: true, force: true})));
    await mkdir(this.#next, {recursive: true});
  }

  /** Writes a file, or takes it over to be written soon; folders are made when they are needed. */
  write(path: string, text: string | Buffer): Promise<void> {
    return this.#plan(path, target => writeFile(target, text));
  }

  copy(from: string, path: string): Promise<void> {
    return this.#plan(path, target => copyFile(from, target));
  }

  /** What was written so far. */
  paths(): readonly string[] {
    return [...this.#paths];
  }

  /** Puts what was written in the place of what was there. */
  async finish(): Promise<void> {
    await this.#settle();
    if (existsSync(this.#target)) await rename(this.#target, this.#old);
    await rename(this.#next, this.#target);
    await rm(this.#old, {recursive: true, force: true});
  }

  async drop(): Promise<void> {
    await this.#settle().catch(() => {});
    await rm(this.#next, {recursive: true, force: true});
  }

  /** Waits while too much is under way: the disk may be slower than the pages. */
  async #plan(path: string, work: (target: string) => Promise<unknown>): Promise<void> {
    this.#paths.add(path);
    const last = this.#writing.get(path);
    const writing = this.#folderOf(path)
      .then(() => last)
      .then(() => work(join(this.#next, path)));
    this.#writing.set(path, writing);
    // A failure is told when everything has to be there.
    void writing.then(
      () => this.#writing.get(path) === writing && this.#writing.delete(path),
      () => {},
    );
    if (this.#writing.size >= most) await Promise.race(this.#writing.values());
  }

  async #settle(): Promise<void> {
    await Promise.all(this.#writing.values());
  }

  #folderOf(path: string): Promise<unknown> {
    const folder = dirname(join(this.#next, path));
    const making = this.#made.get(folder) ?? mkdir(folder, {recursive: true});
    this.#made.set(folder, making);
    return making;
  }
}

import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/**
 * A folder that is written whole: what is there stays until everything is written, and is exchanged at once. A run that ends
 * in the middle leaves the old folder; what it has written goes with the next run.
 */
export class OutputFolder {
  readonly #target: string;
  readonly #next: string;
  readonly #old: string;
  readonly #paths = new Set<string>();
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

  /** Writes a file; folders are made when they are needed. */
  async write(path: string, text: string | Buffer): Promise<void> {
    this.#paths.add(path);
    await this.#folderOf(path);
    await writeFile(join(this.#next, path), text);
  }

  async copy(from: string, path: string): Promise<void> {
    this.#paths.add(path);
    await this.#folderOf(path);
    await copyFile(from, join(this.#next, path));
  }

  /** What was written so far. */
  paths(): readonly string[] {
    return [...this.#paths];
  }

  /** Puts what was written in the place of what was there. */
  async finish(): Promise<void> {
    if (existsSync(this.#target)) await rename(this.#target, this.#old);
    await rename(this.#next, this.#target);
    await rm(this.#old, {recursive: true, force: true});
  }

  async drop(): Promise<void> {
    await rm(this.#next, {recursive: true, force: true});
  }

  #folderOf(path: string): Promise<unknown> {
    const folder = dirname(join(this.#next, path));
    const making = this.#made.get(folder) ?? mkdir(folder, {recursive: true});
    this.#made.set(folder, making);
    return making;
  }
}

import {copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {packageFolder} from '../package-folder.js';

/** Writes files below a folder; folders are made when they are needed. */
export class FolderWriter {
  readonly folder: string;
  readonly #made = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  write(path: string, text: string | Buffer): void {
    writeFileSync(this.#place(path), text);
  }

  copy(from: string, path: string): void {
    copyFileSync(from, this.#place(path));
  }

  /** The same file under a second name, or a copy where the disk has no such thing. */
  link(from: string, path: string): void {
    const to = this.#place(path);
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  #place(path: string): string {
    const file = join(this.folder, path);
    const folder = dirname(file);
    if (!this.#made.has(folder)) mkdirSync(folder, {recursive: true});
    this.#made.add(folder);
    return file;
  }
}

/** Removes what the last run has put away, while this one works. */
export function clearAttic(attic: string): void {
  if (!existsSync(attic)) return;
  // Under a name of its own, so that this run's old folder finds its place free.
  const going = `${attic}.going`;
  rmSync(going, {recursive: true, force: true});
  renameSync(attic, going);
  new Worker(join(packageFolder(), 'dist/node/remove-thread.js'), {workerData: going});
}

/**
 * A folder that is written whole: what is there stays until everything is written, and is exchanged at once. A run that ends
 * in the middle leaves the old folder; what it has written goes with the next run.
 */
export class OutputFolder extends FolderWriter {
  readonly #target: string;
  readonly #old: string;
  readonly #attic: string | undefined;

  /** `attic` is where the old folder is put, in the place of being removed at the end (`clearAttic`). */
  constructor(target: string, attic?: string) {
    super(`${target}.next`);
    this.#target = target;
    this.#old = `${target}.old`;
    this.#attic = attic;
  }

  open(): void {
    // The exchange of an earlier run was cut between its two steps.
    if (!existsSync(this.#target) && existsSync(this.#old)) renameSync(this.#old, this.#target);
    for (const folder of [this.folder, this.#old]) rmSync(folder, {recursive: true, force: true});
    mkdirSync(this.folder, {recursive: true});
  }

  /** Puts what was written in the place of what was there. */
  finish(): void {
    if (existsSync(this.#target)) renameSync(this.#target, this.#old);
    renameSync(this.folder, this.#target);
    if (!this.#isPutAway()) rmSync(this.#old, {recursive: true, force: true});
  }

  #isPutAway(): boolean {
    if (this.#attic === undefined || !existsSync(this.#old)) return false;
    try {
      mkdirSync(dirname(this.#attic), {recursive: true});
      renameSync(this.#old, this.#attic);
      return true;
    } catch {
      // Another disk.
      return false;
    }
  }

  drop(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}

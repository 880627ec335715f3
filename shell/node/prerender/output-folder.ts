import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import {FolderWriter} from './folder-writer.js';

/** How often, and after how many milliseconds again, a folder is removed that files are still copied into. */
const dropTries = 100;
const dropPause = 30;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * A folder that is written whole: what is there stays until everything is written, and is exchanged at once. A run that ends
 * in the middle leaves the old folder; what it has written goes with the next run.
 */
export class OutputFolder extends FolderWriter {
  readonly #target: string;
  readonly #old: string;
  readonly #pages: string | undefined;
  #isDropped = false;

  /**
   * `pages` is the folder in which a cache keeps pages. It becomes the new output, in which most of them lie where they have
   * to be, and the old output takes its place: thousands of folders are neither made nor removed.
   */
  constructor(target: string, pages?: string) {
    super(`${target}.next`);
    this.#target = target;
    this.#old = `${target}.old`;
    this.#pages = pages;
  }

  open(): void {
    // The exchange of an earlier run was cut between its two steps.
    if (!existsSync(this.#target) && existsSync(this.#old)) renameSync(this.#old, this.#target);
    rmSync(this.#old, {recursive: true, force: true});
    if (this.#pages !== undefined && this.#takeOver(this.#pages)) this.adopt();
    else {
      rmSync(this.folder, {recursive: true, force: true});
      mkdirSync(this.folder, {recursive: true});
    }
  }

  /** Puts what was written in the place of what was there. */
  finish(): void {
    this.tidy();
    const hasOld = existsSync(this.#target);
    // Node cannot exchange two folders at once: between these two steps, some ten microseconds, there is no site.
    if (hasOld) renameSync(this.#target, this.#old);
    try {
      renameSync(this.folder, this.#target);
    } catch (error) {
      if (hasOld) renameSync(this.#old, this.#target);
      throw error;
    }
    if (!this.#giveBack(this.#old)) rmSync(this.#old, {recursive: true, force: true});
  }

  /** What is drawn after it was dropped is lost, as the rest. */
  override write(path: string, text: string | Uint8Array): void {
    if (!this.#isDropped) super.write(path, text);
  }

  drop(): void {
    this.#isDropped = true;
    if (this.#giveBack(this.folder)) return;
    // Copies that were begun go on while the folder is removed, and a folder that gets a file meanwhile stays.
    for (let tries = 1; existsSync(this.folder); tries++) {
      try {
        rmSync(this.folder, {recursive: true, force: true});
      } catch (error) {
        if (tries === dropTries) throw error;
        Atomics.wait(pause, 0, 0, dropPause);
      }
    }
  }

  #takeOver(pages: string): boolean {
    // A run that was ended has left them in what it has written.
    if (!existsSync(pages)) return existsSync(this.folder);
    rmSync(this.folder, {recursive: true, force: true});
    return isMoved(pages, this.folder);
  }

  #giveBack(folder: string): boolean {
    const pages = this.#pages;
    return pages !== undefined && !existsSync(pages) && existsSync(folder) && isMoved(folder, pages);
  }
}

/** Moves a folder; not to another disk. */
function isMoved(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), {recursive: true});
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

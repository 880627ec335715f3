import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import {FolderWriter} from './folder-writer.js';
import {linkOtherFiles, unlinkOtherFiles} from './link-other-files.js';
import {buildHiddenPath} from './output-place.js';
import {formatRecord, listFilesOfFolder, listOtherFiles, RECORD_PATH, readRecord} from './output-record.js';

/** Maximum number of attempts to delete a folder to which copies are still being written. */
const dropTries = 100;
const dropPause = 30;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * Returns two temporary paths next to an output folder: one for the new output, and one for the old output during the
 * exchange.
 */
export const buildNeighborPaths = (target: string): readonly [next: string, old: string] => [
  buildHiddenPath(target, 'next'),
  buildHiddenPath(target, 'old'),
];

/**
 * Output folder that a run replaces as a whole, after all files are complete. An aborted run changes nothing, and the
 * next run deletes its temporary files. Keeps files that Lectern did not write.
 */
export class OutputFolder extends FolderWriter {
  readonly #target: string;
  readonly #old: string;
  readonly #pages: string | undefined;
  readonly #isForced: boolean;
  #isDropped = false;

  /**
   * `pages` is the folder of cached pages. The run writes into it, because it contains most pages already, and then
   * exchanges it with the output. This avoids creating and deleting thousands of folders. `isForced` lets files of the
   * site replace other files of the same name.
   */
  constructor(target: string, {pages, isForced = false}: {pages?: string | undefined; isForced?: boolean} = {}) {
    const [next, old] = buildNeighborPaths(target);
    super(next);
    this.#target = target;
    this.#old = old;
    this.#pages = pages;
    this.#isForced = isForced;
  }

  open(): void {
    // An earlier run was killed during the exchange. Restore the old output.
    if (!existsSync(this.#target) && existsSync(this.#old)) renameSync(this.#old, this.#target);
    rmSync(this.#old, {recursive: true, force: true});
    if (this.#pages !== undefined && this.#takeOver(this.#pages)) this.adopt();
    else {
      rmSync(this.folder, {recursive: true, force: true});
      mkdirSync(this.folder, {recursive: true});
    }
  }

  /**
   * Replaces the old output with the new one.
   * @throws OtherFilesError if a file that Lectern did not write has the path of a site file.
   */
  finish(): void {
    this.tidy();
    const hasOld = existsSync(this.#target);
    const otherFiles = hasOld ? listOtherFiles(this.#target, readRecord(this.#target)) : [];
    const written = listFilesOfFolder(this.folder);
    const [from, to, isForced] = [this.#target, this.folder, this.#isForced];
    const same = linkOtherFiles({from, to, otherFiles, isForced});
    this.write(RECORD_PATH, formatRecord([...written, RECORD_PATH].filter(path => !same.has(path))));
    // Node can't exchange two folders atomically. For about ten microseconds between these two steps, no site exists.
    if (hasOld) renameSync(this.#target, this.#old);
    try {
      renameSync(this.folder, this.#target);
    } catch (error) {
      if (hasOld) renameSync(this.#old, this.#target);
      throw error;
    }
    unlinkOtherFiles(this.#old, otherFiles);
    if (!this.#giveBack(this.#old)) rmSync(this.#old, {recursive: true, force: true});
  }

  /** Writes a file. Does nothing after `drop`, while threads still finish. */
  override write(path: string, text: string | Uint8Array): void {
    if (!this.#isDropped) super.write(path, text);
  }

  drop(): void {
    this.#isDropped = true;
    if (this.#giveBack(this.folder)) return;
    // Copies may still run and create files, so that deleting fails. Try again.
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
    // A run that was killed left the cached pages in its own output folder. Use that.
    if (!existsSync(pages)) return existsSync(this.folder);
    rmSync(this.folder, {recursive: true, force: true});
    return isMoved(pages, this.folder);
  }

  #giveBack(folder: string): boolean {
    const pages = this.#pages;
    return pages !== undefined && !existsSync(pages) && existsSync(folder) && isMoved(folder, pages);
  }
}

/** Moves a folder. Returns false if the target is on another disk. */
function isMoved(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), {recursive: true});
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import {FolderWriter} from './folder-writer.js';
import {dropForeign, keepForeign} from './keep-foreign.js';
import {besideOutput} from './output-place.js';
import {formatRecord, listForeign, listWritten, RECORD_PATH, readRecord} from './output-record.js';

/** Maximum number of attempts to remove a folder that is still being written. */
const dropTries = 100;
const dropPause = 30;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** Paths of the new output during the run, and of the old one until the exchange. */
export const outputsBeside = (target: string): readonly [next: string, old: string] => [
  besideOutput(target, 'next'),
  besideOutput(target, 'old'),
];

/**
 * Output folder. A run replaces it as a whole after all files are complete. An interrupted run changes nothing, and the
 * next run removes its temporary files. Foreign files stay.
 */
export class OutputFolder extends FolderWriter {
  readonly #target: string;
  readonly #old: string;
  readonly #pages: string | undefined;
  readonly #isForced: boolean;
  #isDropped = false;

  /**
   * `pages` is the cache's folder of pages. It becomes the new output, because most pages are already in it, and the
   * old output replaces it. This saves creating and deleting thousands of folders. With `isForced`, site files replace
   * other files of the same name.
   */
  constructor(target: string, {pages, isForced = false}: {pages?: string | undefined; isForced?: boolean} = {}) {
    const [next, old] = outputsBeside(target);
    super(next);
    this.#target = target;
    this.#old = old;
    this.#pages = pages;
    this.#isForced = isForced;
  }

  open(): void {
    // An earlier run ended between the two steps of its exchange.
    if (!existsSync(this.#target) && existsSync(this.#old)) renameSync(this.#old, this.#target);
    rmSync(this.#old, {recursive: true, force: true});
    if (this.#pages !== undefined && this.#takeOver(this.#pages)) this.adopt();
    else {
      rmSync(this.folder, {recursive: true, force: true});
      mkdirSync(this.folder, {recursive: true});
    }
  }

  /**
   * Replaces the old output by the new one.
   * @throws ForeignFilesError if a file that no run wrote has the name of a site file.
   */
  finish(): void {
    this.tidy();
    const hasOld = existsSync(this.#target);
    const otherFiles = hasOld ? listForeign(this.#target, readRecord(this.#target)) : [];
    const written = listWritten(this.folder);
    const [from, to, isForced] = [this.#target, this.folder, this.#isForced];
    const same = keepForeign({from, to, otherFiles, isForced});
    this.write(RECORD_PATH, formatRecord([...written, RECORD_PATH].filter(path => !same.has(path))));
    // Node cannot exchange two folders at once. Between these two steps, about ten microseconds, no site exists.
    if (hasOld) renameSync(this.#target, this.#old);
    try {
      renameSync(this.folder, this.#target);
    } catch (error) {
      if (hasOld) renameSync(this.#old, this.#target);
      throw error;
    }
    dropForeign(this.#old, otherFiles);
    if (!this.#giveBack(this.#old)) rmSync(this.#old, {recursive: true, force: true});
  }

  /** Ignores writes after the folder was dropped. */
  override write(path: string, text: string | Uint8Array): void {
    if (!this.#isDropped) super.write(path, text);
  }

  drop(): void {
    this.#isDropped = true;
    if (this.#giveBack(this.folder)) return;
    // Copies in progress continue during the removal. A folder with a new file stays.
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
    // A killed run has left them in its output.
    if (!existsSync(pages)) return existsSync(this.folder);
    rmSync(this.folder, {recursive: true, force: true});
    return isMoved(pages, this.folder);
  }

  #giveBack(folder: string): boolean {
    const pages = this.#pages;
    return pages !== undefined && !existsSync(pages) && existsSync(folder) && isMoved(folder, pages);
  }
}

/** Moves a folder. Returns false for another disk. */
function isMoved(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), {recursive: true});
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

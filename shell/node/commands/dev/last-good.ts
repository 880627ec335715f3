import type {Files} from '../../../../src/base/files.js';
import {readConfig} from '../../../../src/config/read-config.js';

/**
 * Stores the last valid docs.json while the current file is invalid. New tabs then show the same site as open tabs. The
 * list of problems reads the invalid file, and shows the error.
 */
export class LastGood {
  readonly #files: Files;
  #text: string | undefined;

  constructor(files: Files) {
    this.#files = files;
    void this.instead();
  }

  /** Returns the last valid docs.json if the file on disk is invalid. Otherwise undefined. */
  async instead(): Promise<string | undefined> {
    const {missing, written} = await readConfig(this.#files);
    if (missing.length > 0) return this.#text;
    this.#text = written?.text;
    return undefined;
  }
}

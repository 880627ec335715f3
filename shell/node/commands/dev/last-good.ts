import type {Files} from '../../../../src/base/files.js';
import {readConfig} from '../../../../src/config/read-config.js';

/**
 * Stores the last valid docs.json, to serve it while the file on disk is invalid: a new tab then shows the site, as
 * open tabs do. The list of problems reads the invalid file and shows its error.
 */
export class LastGood {
  readonly #files: Files;
  #text: string | undefined;

  constructor(files: Files) {
    this.#files = files;
    void this.instead();
  }

  /** Returns the last valid docs.json if the file on disk is invalid. Undefined if it is valid. */
  async instead(): Promise<string | undefined> {
    const {missing, written} = await readConfig(this.#files);
    if (missing.length > 0) return this.#text;
    this.#text = written?.text;
    return undefined;
  }
}

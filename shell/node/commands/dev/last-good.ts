import type {Files} from '../../../../src/base/files.js';
import {readConfig} from '../../../../src/config/read-config.js';

/**
 * Keeps docs.json for tabs that open while it is broken: the last valid text, as in tabs that are already open. The
 * list of findings reads the file itself and shows the problem.
 */
export class LastGood {
  readonly #files: Files;
  #text: string | undefined;

  constructor(files: Files) {
    this.#files = files;
    void this.instead();
  }

  /** Returns the last valid docs.json if the file on disk is broken. Otherwise undefined. */
  async instead(): Promise<string | undefined> {
    const {missing, written} = await readConfig(this.#files);
    if (missing.length > 0) return this.#text;
    this.#text = written?.text;
    return undefined;
  }
}

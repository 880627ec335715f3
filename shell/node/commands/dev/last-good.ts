import type {Files} from '../../../../src/base/files.js';
import {readConfig} from '../../../../src/config/read-config.js';

/**
 * docs.json for a tab that is opened while it is broken: the text that last made a site, as tabs that are open keep
 * theirs. The panel of findings, which reads the file itself, says what is wrong.
 */
export class LastGood {
  readonly #files: Files;
  #text: string | undefined;

  constructor(files: Files) {
    this.#files = files;
    void this.instead();
  }

  /** The text to show in the place of what is on disk; `undefined` where that is to be shown itself. */
  async instead(): Promise<string | undefined> {
    const {missing, written} = await readConfig(this.#files);
    if (missing.length > 0) return this.#text;
    this.#text = written?.text;
    return undefined;
  }
}

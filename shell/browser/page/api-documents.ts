import {formatProblem} from '../../../src/base/problem.js';
import type {ApiIndex} from '../../../src/openapi/operation/api-index.js';

/**
 * API documents of a site, each read once. Loads a document when a reader opens its section, or a URL is in its folder.
 */
export class ApiDocuments {
  /** Index of each document that has loaded. `undefined` if the document is unreadable. */
  readonly indexes = new Map<string, ApiIndex | undefined>();
  readonly #root: string;
  readonly #changed: () => void;
  readonly #reading = new Map<string, Promise<void>>();

  /** `changed` runs after each document has loaded, and before `read` resolves. */
  constructor(root: string, changed: () => void) {
    this.#root = root;
    this.#changed = changed;
  }

  /** Loads a document, unless it has loaded. Tries again after a failure. */
  read(file: string): Promise<void> {
    if (this.indexes.get(file)) return Promise.resolve();
    const known = this.#reading.get(file);
    if (known) return known;
    const reading = this.#read(file).finally(() => this.#reading.delete(file));
    this.#reading.set(file, reading);
    return reading;
  }

  /** Loads all documents again, after a file changed. */
  async readAgain(): Promise<void> {
    const files = [...this.indexes.keys()];
    const indexes = await Promise.all(files.map(file => this.#readIndex(file)));
    for (const [at, file] of files.entries()) this.indexes.set(file, indexes[at]);
    if (files.length > 0) this.#changed();
  }

  async #read(file: string): Promise<void> {
    const index = await this.#readIndex(file);
    this.indexes.set(file, index);
    this.#changed();
  }

  async #readIndex(file: string): Promise<ApiIndex | undefined> {
    try {
      const {openSharedReader} = await import('../../../elements/api-reference/documents/shared-reader.js');
      const {index, problems} = await openSharedReader(file, this.#root).index();
      if (!index) for (const problem of problems) console.warn(formatProblem(problem));
      return index;
    } catch {
      // The code that reads documents failed to load. The page of the document reports it.
      return undefined;
    }
  }
}

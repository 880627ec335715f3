import type {ApiHistory} from '../api-reference/history/api-history.js';
import {readHistory} from '../api-reference/history/read-history.js';
import {type OpenReader, openReader} from '../api-reference/views/local-reader.js';
import type {Files} from '../base/files.js';
import type {Config} from '../config/config.js';
import {resolveDocumentFile} from '../site/navigation/api-documents.js';
import {listVersions} from '../site/navigation/dated-versions.js';

/** API documents of a project. Opens each once. */
export class ProjectDocuments {
  readonly #files: Files;
  readonly #config: Config;
  readonly #readers = new Map<string, OpenReader>();
  readonly #histories = new Map<string, Promise<ApiHistory>>();

  /** Pass files that can also read documents at URLs. */
  constructor(files: Files, config: Config) {
    this.#files = files;
    this.#config = config;
  }

  /** Returns a document's reader. The name can be its path from the site's root, as elements write it. */
  readonly readerOf = (name: string): OpenReader => {
    const document = resolveDocumentFile(name) ?? name;
    const {remote} = this.#config.lectern;
    const reader = this.#readers.get(document) ?? openReader(document, this.#files, {remote});
    this.#readers.set(document, reader);
    return reader;
  };

  /** Reads the versions of a document that docs.json lists, and compares them. */
  readonly historyOf = (document: string): Promise<ApiHistory> => {
    const {remote} = this.#config.lectern;
    const versions = listVersions(this.#config, document);
    const history = this.#histories.get(document) ?? readHistory({document, versions, files: this.#files, remote});
    this.#histories.set(document, history);
    return history;
  };
}

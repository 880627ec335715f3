import {writeStored} from '../../../elements/base/storage.js';
import {getFolder} from '../../../src/base/file-path.js';
import type {PageExtension} from '../../../src/site/routes/page-files.js';

/**
 * File extensions of pages (`.mdx`, `.md`) by folder. Tries the last successful one first, and stores it for the next
 * visit. A project of `.md` pages then causes one failed request instead of one per page.
 */
export class Extensions {
  readonly #key: string;
  readonly #folders = new Map<string, PageExtension>();
  #last: PageExtension;
  /** Extensions by page, if the manifest lists them. */
  exact: ReadonlyMap<string, {readonly extension: PageExtension}> = new Map();

  constructor(base: string, first: PageExtension) {
    this.#key = `lectern:extension:${base}`;
    this.#last = first;
  }

  of(slug: string): PageExtension {
    return this.exact.get(slug)?.extension ?? this.#folders.get(getFolder(slug)) ?? this.#last;
  }

  learn(file: string): void {
    const extension = file.endsWith('.md') ? '.md' : '.mdx';
    this.#folders.set(getFolder(file), extension);
    if (extension === this.#last) return;
    this.#last = extension;
    writeStored(this.#key, extension);
  }
}

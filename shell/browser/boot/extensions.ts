import {store} from '../../../elements/base/storage.js';
import type {PageExtension} from '../../../src/site/routes/page-files.js';

/**
 * Which extension the page files of a folder have. What worked last is tried first, in the folder, else on the whole
 * site; kept for the next visit, so that a project of `.md` pages asks in vain once only.
 */
export class Extensions {
  readonly #key: string;
  readonly #folders = new Map<string, PageExtension>();
  #last: PageExtension;
  /** What a manifest says of single pages. */
  exact: ReadonlyMap<string, {readonly extension: PageExtension}> = new Map();

  constructor(base: string, first: PageExtension) {
    this.#key = `lectern:extension:${base}`;
    this.#last = first;
  }

  of(slug: string): PageExtension {
    return this.exact.get(slug)?.extension ?? this.#folders.get(folder(slug)) ?? this.#last;
  }

  learn(file: string): void {
    const extension = file.endsWith('.md') ? '.md' : '.mdx';
    this.#folders.set(folder(file), extension);
    if (extension === this.#last) return;
    this.#last = extension;
    store(this.#key, extension);
  }
}

function folder(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

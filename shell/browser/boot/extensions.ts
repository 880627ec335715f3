import {store} from '../../../elements/base/storage.js';
import type {PageExtension} from '../../../src/site/routes/page-files.js';

/**
 * Extensions of page files by folder. Tries the last successful one first, of the folder or the site. Stored for the
 * next visit, so that a project of `.md` pages has a single failed request.
 */
export class Extensions {
  readonly #key: string;
  readonly #folders = new Map<string, PageExtension>();
  #last: PageExtension;
  /** Extensions from the manifest, by page. */
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

import type {Files, FileText} from '../../../src/base/files.js';
import {type PageMetadata, readPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import type {Manifest} from '../../../src/site/manifest.js';
import type {Entry, PageLocation} from '../../../src/site/navigation/navigation.js';
import {loadYaml, type PageDocument} from '../../../src/site/page/open-page.js';
import type {Extensions} from '../boot/extensions.js';
import {idle} from '../boot/painted.js';
import {MetadataAllowance} from './metadata-limit.js';
import {readPageFile} from './read-page-file.js';

/**
 * Number of pages to read before and after the open one, even if the sidebar is hidden, because readers open them next.
 */
const nearbyEntries = 10;
/** Maximum number of cached metadata entries. More would fill the site's storage. */
const cacheSize = 1000;
const atOnce = 4;

/**
 * Page metadata of visible entries in the open section: titles, icons and tags of the sidebar. Reads pages when the
 * browser is idle, four at a time, nearest first, and caches metadata for the session. Texts stay in the file cache, so
 * a click shows them at once. A manifest replaces this.
 */
export class MetadataStore {
  readonly known = new Map<string, PageMetadata>();
  readonly #files: Files;
  readonly #extensions: Extensions;
  readonly #key: string;
  readonly #doubtful = new Set<string>();
  readonly #allowance = new MetadataAllowance();
  /** Pages with metadata from their files, which overrides other sources. */
  readonly #opened = new Set<string>();
  #waiting: {readonly begin: () => void} | 'nobody' | undefined;
  #isSure = false;
  #run = 0;
  /** Number of entries that have not rendered yet. */
  #undrawn = 0;
  /** Number that changes when the sidebar would render differently. */
  version = 0;

  constructor(files: Files, extensions: Extensions, base: string) {
    this.#files = files;
    this.#extensions = extensions;
    this.#key = `lectern:heads:${base}`;
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]');
      if (Array.isArray(stored))
        for (const [slug, metadata] of stored as [string, PageMetadata][]) this.known.set(slug, metadata);
    } catch {
      // The storage is empty or unreadable. Read the metadata again.
    }
  }

  learn(page: PageDocument): void {
    if (!page.file) return;
    const known = this.known.get(page.slug);
    const {title: _, ...untitled} = page.metadata;
    // Until its document provides a title, the slug is the page's title.
    const metadata: PageMetadata = page.isUntitled ? untitled : page.metadata;
    const isSame = this.#doubtful.delete(page.slug)
      ? JSON.stringify(known) === JSON.stringify(metadata)
      : known?.title === metadata.title;
    if (!isSame) this.version++;
    this.known.set(page.slug, metadata);
    this.#opened.add(page.slug);
  }

  /** Pauses while a manifest loads. */
  wait(): void {
    this.#waiting = 'nobody';
  }

  /** Adds the metadata of a manifest. Metadata read from files is newer. */
  take(manifest: Manifest | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (manifest) this.#extensions.exact = manifest.pages;
    this.#isSure = manifest !== undefined;
    for (const [slug, {metadata}] of manifest?.pages ?? []) {
      if (!metadata || this.#opened.has(slug)) continue;
      this.known.set(slug, metadata);
      this.#doubtful.delete(slug);
    }
    this.version++;
    if (typeof waiting === 'object') waiting.begin();
  }

  /** Marks pages as changed. Reads their metadata again, and shows the old metadata until then. */
  doubt(slugs?: Iterable<string>): void {
    // Metadata of a manifest is not from an earlier visit.
    for (const slug of slugs ?? (this.#isSure ? [] : this.known.keys())) this.#doubtful.add(slug);
  }

  /** Pauses reading until the next `read`, so that clicks have priority. Later pages read little. */
  pause(isFirstPage: boolean): void {
    this.#run++;
    this.#allowance.begin(isFirstPage);
  }

  /** Allows requests for all visible entries, after the reader has used the sidebar. */
  allow(): void {
    this.#allowance.widen();
  }

  /** Reads missing metadata around a page, and calls `draw` after changes. A newer call cancels an older one. */
  read(location: PageLocation, page: PageDocument, seen: () => ReadonlySet<string>, draw: () => void): void {
    const run = ++this.#run;
    if (this.#waiting) {
      this.#waiting = {begin: () => run === this.#run && this.read(location, page, seen, draw)};
      return;
    }
    const missing = nearest(slugsOf(location.section.entries), page.slug).filter(
      ({slug}) => !this.known.has(slug) || this.#doubtful.has(slug),
    );
    if (missing.length === 0 && this.#undrawn === 0) return;
    const isLong = () => missing.length > this.#allowance.left;
    let slugs: readonly string[] = [];
    // Run after the layout of the sidebar. An earlier call would force an extra layout.
    const choose = () => {
      if (run !== this.#run) return;
      const shown = isLong() ? seen() : new Set();
      const first = missing.filter(({slug}) => shown.has(slug));
      this.#allowance.look(shown.size, first.length);
      const next = missing.filter(({slug, far}) => !shown.has(slug) && (!isLong() || far <= nearbyEntries));
      slugs = [...first, ...next].map(({slug}) => slug);
    };
    let next = 0;
    const show = () => {
      if (this.#undrawn === 0) return;
      this.#store();
      if (run !== this.#run) return;
      this.#undrawn = 0;
      this.version++;
      draw();
    };
    const worker = async () => {
      while (next < slugs.length && run === this.#run) {
        await idle();
        const slug = slugs[next++] as string;
        if (slug === undefined || run !== this.#run) break;
        const result = await this.#allowance.use(() => this.#read(slug));
        if (result === 'no more') break;
        if (await this.#learn(slug, Promise.resolve(result))) this.#undrawn++;
      }
    };
    void idle()
      .then(choose)
      .then(() => Promise.all(Array.from({length: atOnce}, worker)))
      .then(show);
  }

  /** Reads pages at once, independent of the sidebar. */
  async readAll(slugs: readonly string[]): Promise<void> {
    await Promise.all(slugs.map(slug => this.#learn(slug, this.#read(slug))));
    this.#store();
  }

  /** Returns false if there is no such file. */
  async #learn(slug: string, reading: Promise<FileText | undefined>): Promise<boolean> {
    const result = await reading;
    if (!result) return false;
    const metadata = await readPageMetadata(result.text, result.path, loadYaml);
    this.#doubtful.delete(slug);
    this.known.set(slug, metadata);
    return true;
  }

  async #read(slug: string): Promise<FileText | undefined> {
    const found = await readPageFile(slug, {files: this.#files, extensions: this.#extensions});
    if (found) this.#extensions.learn(found.path);
    return found;
  }

  #store(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.known].slice(-cacheSize)));
    } catch {
      // The storage is full or blocked. Read the metadata again next time.
    }
  }
}

function slugsOf(entries: readonly Entry[], slugs: string[] = []): string[] {
  for (const entry of entries) {
    if (entry.hidden) continue;
    if (entry.kind === 'page') {
      // Generated pages have no file, and their label is known.
      if (!entry.generated) slugs.push(entry.slug);
    } else {
      if (entry.root) slugs.push(entry.root.slug);
      slugsOf(entry.entries, slugs);
    }
  }
  return slugs;
}

/** Orders slugs by distance from the open page. */
function nearest(slugs: readonly string[], open: string): readonly {readonly slug: string; readonly far: number}[] {
  const at = Math.max(0, slugs.indexOf(open));
  return slugs.map((slug, index) => ({slug, far: Math.abs(index - at)})).sort((a, b) => a.far - b.far);
}

import type {Files, FileText} from '../../../src/base/files.js';
import {type PageMetadata, readPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import type {Manifest} from '../../../src/site/manifest.js';
import type {Entry, PageLocation} from '../../../src/site/navigation/navigation.js';
import {loadYaml, type PageDocument} from '../../../src/site/page/open-page.js';
import type {Extensions} from '../boot/extensions.js';
import {waitForIdle} from '../boot/wait-for-paint.js';
import {MetadataAllowance} from './metadata-limit.js';
import {readPageFile} from './read-page-file.js';

/**
 * Number of pages before and after the open one whose metadata to read even if the sidebar is hidden: readers open them
 * next.
 */
const nearbyEntries = 10;
/** Maximum number of stored entries. More would fill the site's storage. */
const cacheSize = 1000;
const atOnce = 4;
/** Stands for a page without a file: no list shows it. */
const absentPage = '---\nhidden: true\n---\n';

/**
 * Metadata of the pages in the sidebar: titles, icons, and tags. Reads the files of visible entries when the browser is
 * idle, four at a time and the nearest first, and stores their metadata for the session. The files stay cached, so that
 * a click shows their text at once. A manifest makes this unnecessary.
 */
export class MetadataStore {
  readonly known = new Map<string, PageMetadata>();
  readonly #files: Files;
  readonly #extensions: Extensions;
  readonly #key: string;
  readonly #doubtful = new Set<string>();
  readonly #allowance = new MetadataAllowance();
  /** Pages whose file has been read. Its metadata overrides that of the manifest or the storage. */
  readonly #opened = new Set<string>();
  #waiting: {readonly begin: () => void} | 'nobody' | undefined;
  #isSure = false;
  #run = 0;
  /** Number of pages whose metadata the sidebar has not rendered yet. */
  #undrawn = 0;
  /** Changes when the sidebar has to render again. */
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
      // The storage is empty or blocked. Read each page's metadata.
    }
  }

  learn(page: PageDocument): void {
    if (!page.file) return;
    const known = this.known.get(page.slug);
    const {title: _, ...untitled} = page.metadata;
    // Until its API document provides the title, ignore the metadata: its title is only the slug.
    const metadata: PageMetadata = page.isUntitled ? untitled : page.metadata;
    const isSame = this.#doubtful.delete(page.slug)
      ? JSON.stringify(known) === JSON.stringify(metadata)
      : known?.title === metadata.title;
    if (!isSame) this.version++;
    this.known.set(page.slug, metadata);
    this.#opened.add(page.slug);
  }

  /** Reads nothing until `take`. Call it while the manifest loads. */
  wait(): void {
    this.#waiting = 'nobody';
  }

  /** Adds the manifest's metadata. Does not override metadata from files, which is newer. */
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

  /** Marks the metadata of pages as outdated. Keeps it until it has been read again. */
  doubt(slugs?: Iterable<string>): void {
    // Only metadata of an earlier visit can be outdated. That of a manifest is current.
    for (const slug of slugs ?? (this.#isSure ? [] : this.known.keys())) this.#doubtful.add(slug);
  }

  /**
   * Stops reading until the next call of `read`, so that a page that the reader opens gets the bandwidth. Later pages
   * have a lower limit.
   */
  pause(isFirstPage: boolean): void {
    this.#run++;
    this.#allowance.begin(isFirstPage);
  }

  /** Allows requests for all visible entries. Call it after the reader used the sidebar. */
  allow(): void {
    this.#allowance.widen();
  }

  /** Reads missing metadata near a page, and calls `draw` after changes. Cancels the previous call. */
  read(location: PageLocation, page: PageDocument, seen: () => ReadonlySet<string>, draw: () => void): void {
    const run = ++this.#run;
    if (this.#waiting) {
      this.#waiting = {begin: () => run === this.#run && this.read(location, page, seen, draw)};
      return;
    }
    const missing = sortByDistance(listSlugs(location.section.entries), page.slug).filter(
      ({slug}) => !this.known.has(slug) || this.#doubtful.has(slug),
    );
    if (missing.length === 0 && this.#undrawn === 0) return;
    const isLong = () => missing.length > this.#allowance.left;
    let slugs: readonly string[] = [];
    // Wait until the sidebar has its layout: measuring earlier would force another one.
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
        await waitForIdle();
        const slug = slugs[next++] as string;
        if (slug === undefined || run !== this.#run) break;
        const result = await this.#allowance.use(() => this.#read(slug));
        if (result === 'no more') break;
        if (await this.#learn(slug, Promise.resolve(result))) this.#undrawn++;
      }
    };
    void waitForIdle()
      .then(choose)
      .then(() => Promise.all(Array.from({length: atOnce}, worker)))
      .then(show);
  }

  /** Reads the metadata of these pages now, whether the sidebar shows them or not. */
  async readAll(slugs: readonly string[]): Promise<void> {
    await Promise.all(slugs.map(slug => this.#learn(slug, this.#read(slug))));
    this.#store();
  }

  /** Stores a page's metadata when its file has loaded. Resolves to false if it is unreadable. */
  async #learn(slug: string, reading: Promise<FileText | 'absent' | undefined>): Promise<boolean> {
    const result = await reading;
    if (!result) return false;
    const {text, path} = result === 'absent' ? {text: absentPage, path: slug} : result;
    const metadata = await readPageMetadata(text, path, loadYaml);
    this.#doubtful.delete(slug);
    this.known.set(slug, metadata);
    return true;
  }

  async #read(slug: string): Promise<FileText | 'absent' | undefined> {
    const found = await readPageFile(slug, {files: this.#files, extensions: this.#extensions});
    if (found && found !== 'absent') this.#extensions.learn(found.path);
    return found;
  }

  #store(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.known].slice(-cacheSize)));
    } catch {
      // The storage is full or blocked. The next page load reads the metadata again.
    }
  }
}

function listSlugs(entries: readonly Entry[], slugs: string[] = []): string[] {
  for (const entry of entries) {
    if (entry.hidden) continue;
    if (entry.kind === 'page') {
      // Skip generated pages: they have no file, and the navigation has their label.
      if (!entry.generated) slugs.push(entry.slug);
    } else {
      if (entry.root) slugs.push(entry.root.slug);
      listSlugs(entry.entries, slugs);
    }
  }
  return slugs;
}

/** Orders slugs by distance from the open page in the sidebar. */
function sortByDistance(
  slugs: readonly string[],
  open: string,
): readonly {readonly slug: string; readonly far: number}[] {
  const at = Math.max(0, slugs.indexOf(open));
  return slugs.map((slug, index) => ({slug, far: Math.abs(index - at)})).sort((a, b) => a.far - b.far);
}

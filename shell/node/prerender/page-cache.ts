import {mkdirSync, readFileSync, renameSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {filesOf, type PageRecord} from '../../../src/prerender/page-record.js';
import type {Slot} from '../../../src/prerender/plan.js';
import {FolderWriter} from './output-folder.js';

/** What every page of a run depends on. */
export interface CacheHead {
  /** Hash of docs.json, the heads of pages, the options and the like. */
  readonly key: string;
  /** What pages have read besides their own files: paths, and hashes of their texts. */
  readonly notes: readonly (readonly [string, string])[];
}

interface Kept {
  readonly path: string;
  /** Hash of what the page alone is made of. */
  readonly key: string;
  /** Of its two files, so that one which somebody has changed is not taken. */
  readonly stamps: readonly (string | undefined)[];
  readonly record: Omit<PageRecord, 'sections'>;
}

/** What lies in the list for a page: `Kept`, and the texts of the search as they are, which are by far the most of it. */
type Lines = readonly [kept: string, sections: string];

interface Listed {
  readonly kept: Kept;
  readonly lines: Lines;
}

interface CachedPage {
  readonly slot: Slot;
  readonly key: string;
  readonly record: PageRecord;
}

/**
 * The pages of earlier runs: those that would come out the same are taken as they are. What lies in the folder is a list of
 * records and the files of the pages. A run that ends in the middle leaves files that no longer fit their stamps: they are
 * written anew.
 */
export class PageCache {
  readonly #pages: FolderWriter;
  readonly #lists: FolderWriter;
  readonly #listed = new Map<string, Listed>();
  readonly head: CacheHead | undefined;

  /** Reads what a run has left in a folder; what cannot be read counts as nothing. */
  constructor(folder: string) {
    this.#lists = new FolderWriter(folder);
    this.#pages = new FolderWriter(join(folder, 'pages'));
    try {
      const [first = '', ...lines] = readFileSync(join(folder, 'pages.jsonl'), 'utf8').split('\n');
      for (let at = 0; at + 1 < lines.length; at += 2) {
        const [line, sections] = lines.slice(at, at + 2) as [string, string];
        const kept = JSON.parse(line) as Kept;
        this.#listed.set(kept.path, {kept, lines: [line, sections]});
      }
      this.head = JSON.parse(first) as CacheHead;
    } catch {
      this.head = undefined;
    }
  }

  /** Puts the files of a page into the output and gives its record, if they are made of the same. */
  take(slot: Slot, key: string, out: FolderWriter): PageRecord | undefined {
    const listed = this.#listed.get(slot.path);
    if (!this.head || listed?.kept.key !== key) return undefined;
    const {kept, lines} = listed;
    const files = filesOf(slot.path, slot.source.slug);
    if (files.some((file, at) => kept.stamps[at] === undefined || this.#stamp(file) !== kept.stamps[at]))
      return undefined;
    for (const file of files) out.link(join(this.#pages.folder, file), file);
    return {...kept.record, sections: lines[1]};
  }

  /** Keeps the pages of a run for the next one; those that were not taken come from the output. */
  store(head: CacheHead, pages: readonly CachedPage[], taken: ReadonlySet<string>, out: string): void {
    mkdirSync(this.#pages.folder, {recursive: true});
    const gone = new Set(this.#listed.keys());
    const lines = pages.flatMap(({slot: {path, source}, key, record: {sections, ...record}}): Lines => {
      gone.delete(path);
      const known = taken.has(path) && this.#listed.get(path)?.lines;
      if (known) return known;
      const files = filesOf(path, source.slug);
      for (const file of files) {
        rmSync(join(this.#pages.folder, file), {force: true});
        this.#pages.link(join(out, file), file);
      }
      const kept: Kept = {path, key, stamps: files.map(file => this.#stamp(file)), record};
      return [JSON.stringify(kept), sections];
    });
    for (const path of gone)
      for (const file of filesOf(path, this.#listed.get(path)?.kept.record.slug ?? ''))
        rmSync(join(this.#pages.folder, file), {force: true});
    this.#lists.write('pages.next', [JSON.stringify(head), ...lines, ''].join('\n'));
    renameSync(join(this.#lists.folder, 'pages.next'), join(this.#lists.folder, 'pages.jsonl'));
  }

  /** Whole seconds: archives keep no more. */
  #stamp(file: string): string | undefined {
    const stats = statSync(join(this.#pages.folder, file), {throwIfNoEntry: false});
    return stats && `${Math.floor(stats.mtimeMs / 1000)} ${stats.size}`;
  }
}

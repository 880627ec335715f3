import {existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatMessage} from '../../../../src/base/problem.js';
import {filesOf, type PageRecord} from '../../../../src/prerender/page-record.js';
import type {Slot} from '../../../../src/prerender/plan.js';
import {FolderWriter} from './folder-writer.js';

const list = 'pages.jsonl';

/** Common inputs of all pages of a run. */
interface CacheHead {
  /** Hash of docs.json, page metadata, options and so on. */
  readonly key: string;
  /** Files that pages read in addition to their own: paths with hashes. */
  readonly notes: readonly (readonly [string, string])[];
  /** Output folder. After the exchange, it contains the pages. */
  readonly output?: string;
}

interface CacheRecord {
  readonly path: string;
  /** Hash of the page's own inputs. */
  readonly key: string;
  /** Dates of its two files, which reveal changes by another program or a later run. */
  readonly stamps: readonly (string | undefined)[];
  readonly record: Omit<PageRecord, 'sections'>;
}

/** A cached page: its record, and its search texts as raw bytes, which are most of the data. */
type Lines = readonly [kept: Uint8Array, sections: Uint8Array];

interface Listed {
  readonly kept: CacheRecord;
  readonly lines: Lines;
}

interface CachedPage {
  readonly slot: Slot;
  readonly key: string;
  readonly record: PageRecord;
}

/** Returns the folder with the pages of a cache. */
export const pagesIn = (cache: string): string => join(cache, 'pages');

/** Marks a folder as a cache (bford.info/cachedir). Backups skip it, and a run can delete its files. */
const tag = 'CACHEDIR.TAG';
const tagText =
  'Signature: 8a477f597d28d172789f06886806bc55\n# Pages that lectern prerender reuses. You can delete this folder.\n';

/** Returns why a folder cannot be a cache: it contains other files. Undefined if it can. */
export function judgeCache(folder: string | undefined): string | undefined {
  if (folder === undefined || !existsSync(folder) || existsSync(join(folder, tag))) return undefined;
  if (lstatSync(folder).isFile())
    return formatMessage({
      message: `--cache ${folder} is a file, not a folder.`,
      fix: 'Choose a folder, such as --cache .lectern-cache.',
    });
  return readdirSync(folder).length === 0
    ? undefined
    : formatMessage({
        message: `--cache ${folder} contains files, but is not a cache of Lectern.`,
        fix: 'Choose a new or empty folder, such as --cache .lectern-cache.',
      });
}

/** Marks a folder as a cache. Runs before any other file is written. */
export function tagCache(folder: string): void {
  mkdirSync(folder, {recursive: true});
  if (!existsSync(join(folder, tag))) writeFileSync(join(folder, tag), tagText);
}

/** Share of pages that may exist only in the last output. Moving the cache without the output renders those again. */
const pagesForOneChanged = 10;

/**
 * Pages of earlier runs. Reuses a page if its result would be the same. The folder contains a list of records and the
 * pages' files. While an output is written, the files are in it (`OutputFolder`). Files of an interrupted run no longer
 * match their records.
 */
export class PageCache {
  readonly #pages: FolderWriter;
  readonly #last: FolderWriter;
  readonly #lists: FolderWriter;
  readonly #listed = new Map<string, Listed>();
  readonly #usedNames = new Set<string>();
  #next: {readonly head: CacheHead; readonly pages: readonly CachedPage[]} | undefined;
  readonly head: CacheHead | undefined;

  /** Reads the cache of an earlier run. Ignores unreadable parts. `last` is the output folder. */
  constructor(folder: string, last: string) {
    this.#lists = new FolderWriter(folder);
    this.#pages = new FolderWriter(pagesIn(folder));
    this.#last = new FolderWriter(last);
    try {
      const [first, ...lines] = linesOf(readFileSync(join(folder, list)));
      for (let at = 0; at + 1 < lines.length; at += 2) {
        const [line, sections] = lines.slice(at, at + 2) as [Buffer, Buffer];
        const kept = JSON.parse(line.toString()) as CacheRecord;
        this.#listed.set(kept.path, {kept, lines: [line, sections]});
      }
      this.head = JSON.parse(String(first)) as CacheHead;
    } catch {
      this.head = undefined;
    }
  }

  /** Copies the cached files of a page into the output and returns its record, if their inputs are unchanged. */
  take(slot: Slot, key: string, out: FolderWriter): PageRecord | undefined {
    const listed = this.#listed.get(slot.path);
    if (!this.head || listed?.kept.key !== key) return undefined;
    const {kept, lines} = listed;
    const files = filesOf(slot.path, slot.source.slug);
    const folder = [out, this.#pages, this.#last].find(each =>
      files.every((file, at) => kept.stamps[at] !== undefined && stampOf(each.at(file)) === kept.stamps[at]),
    );
    if (!folder) return undefined;
    for (const file of files) {
      if (folder === out) out.keep(file);
      else out.link(folder.at(file), file);
    }
    this.#usedNames.add(slot.path);
    return {...kept.record, sections: lines[1]};
  }

  /** Records the pages of a run, to store them when its output is complete. */
  note(head: CacheHead, pages: readonly CachedPage[]): void {
    this.#next = {head, pages};
  }

  /** Stores a run's pages from its output for the next run. */
  store(out: string): void {
    if (!this.#next) return;
    const {head, pages} = this.#next;
    // From here on, an interruption leaves an empty cache.
    rmSync(join(this.#lists.folder, list), {force: true});
    mkdirSync(this.#pages.folder, {recursive: true});
    const changed = pages.filter(({slot}) => !this.#usedNames.has(slot.path));
    const isOwn = this.head?.output === idOf(this.#pages.folder);
    const areThere = isOwn && changed.length * pagesForOneChanged <= pages.length;
    if (!areThere) this.#fill(out);
    const written = areThere ? new FolderWriter(out) : this.#pages;
    const lines = pages.flatMap(({slot: {path, source}, key, record: {sections, ...record}}): Lines => {
      const known = areThere && this.#usedNames.has(path) ? this.#listed.get(path)?.lines : undefined;
      if (known) return known;
      const stamps = filesOf(path, source.slug).map(file => stampOf(written.at(file)));
      return [Buffer.from(JSON.stringify({path, key, stamps, record} satisfies CacheRecord)), sections];
    });
    const first = Buffer.from(JSON.stringify({...head, output: idOf(out)}));
    this.#lists.write(`${list}.next`, Buffer.concat([first, ...lines].flatMap(line => [line, lineEnd])));
    renameSync(join(this.#lists.folder, `${list}.next`), join(this.#lists.folder, list));
  }

  /** Fills the folder with the pages of an output, and with nothing else. */
  #fill(out: string): void {
    this.#pages.adopt();
    for (const {slot} of this.#next?.pages ?? [])
      for (const file of filesOf(slot.path, slot.source.slug)) this.#pages.link(join(out, file), file);
    this.#pages.tidy();
  }
}

const lineEnd = Buffer.from('\n');

function linesOf(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0, to = bytes.indexOf(lineEnd); to >= 0; from = to + 1, to = bytes.indexOf(lineEnd, from))
    lines.push(bytes.subarray(from, to));
  return lines;
}

function idOf(folder: string): string {
  const {dev, ino} = lstatSync(folder);
  return `${dev}:${ino}`;
}

/** Returns the date in whole seconds, which is all that archives store. */
function stampOf(file: string): string | undefined {
  const stats = lstatSync(file, {throwIfNoEntry: false});
  return stats?.isFile() ? `${Math.floor(stats.mtimeMs / 1000)} ${stats.size}` : undefined;
}

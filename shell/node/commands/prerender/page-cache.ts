import {existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatMessage} from '../../../../src/base/problem.js';
import {listRecordFiles, type PageRecord} from '../../../../src/prerender/page-record.js';
import type {PageSlot} from '../../../../src/prerender/plan.js';
import {FolderWriter} from './folder-writer.js';

const list = 'pages.jsonl';

/** Input that all pages of a run share. */
interface CacheHead {
  /** Hash of docs.json, page metadata, options, and Lectern's version. */
  readonly key: string;
  /** Path and hash of the files that pages read besides their own. */
  readonly notes: readonly (readonly [string, string])[];
  /** Output folder of the last run, which contains the pages. */
  readonly output?: string;
}

interface CacheRecord {
  readonly path: string;
  /** Hash of the page's own input. */
  readonly key: string;
  /**
   * Modification dates of the page's HTML and Markdown file. If they differ, another program or a later run has changed
   * the files.
   */
  readonly stamps: readonly (string | undefined)[];
  readonly record: Omit<PageRecord, 'sections'>;
}

/** Record of a page, and its search texts. Raw bytes, because most of them are only copied. */
type Lines = readonly [kept: Uint8Array, sections: Uint8Array];

interface Listed {
  readonly kept: CacheRecord;
  readonly lines: Lines;
}

interface CachedPage {
  readonly slot: PageSlot;
  readonly key: string;
  readonly record: PageRecord;
}

/** Returns the folder of a cache that contains rendered pages. */
export const getPagesFolder = (cache: string): string => join(cache, 'pages');

/**
 * Name of the file that marks a cache folder (bford.info/cachedir). Backup programs skip it, and Lectern may delete its
 * files.
 */
const tag = 'CACHEDIR.TAG';
const tagText =
  'Signature: 8a477f597d28d172789f06886806bc55\n# Pages that lectern prerender reuses. You can delete this folder.\n';

/** Explains why a folder can't be the cache: it has other files. Undefined if it can. */
export function findCacheFault(folder: string | undefined): string | undefined {
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

/** Marks a folder as a cache. Call it before writing any other file. */
export function markAsCache(folder: string): void {
  mkdirSync(folder, {recursive: true});
  if (!existsSync(join(folder, tag))) writeFileSync(join(folder, tag), tagText);
}

/**
 * If at most one page in this many has changed, leave the pages in the output and do not copy them to the cache. Moving
 * the cache without the output then loses them.
 */
const pagesForOneChanged = 10;

/**
 * Pages that earlier runs rendered. A page is reused if its input is unchanged. The folder contains a list of records
 * and the files of the pages. While an output is written, those files are in the output (`OutputFolder`). After an
 * aborted run, they do not match their records, and render again.
 */
export class PageCache {
  readonly #pages: FolderWriter;
  readonly #last: FolderWriter;
  readonly #lists: FolderWriter;
  readonly #listed = new Map<string, Listed>();
  readonly #usedNames = new Set<string>();
  #next: {readonly head: CacheHead; readonly pages: readonly CachedPage[]} | undefined;
  readonly head: CacheHead | undefined;

  /** Reads the cache of an earlier run. Ignores invalid parts. `last` is the output folder. */
  constructor(folder: string, last: string) {
    this.#lists = new FolderWriter(folder);
    this.#pages = new FolderWriter(getPagesFolder(folder));
    this.#last = new FolderWriter(last);
    try {
      const [first, ...lines] = splitLines(readFileSync(join(folder, list)));
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

  /** Copies the files of a page into the output and returns its record. Undefined if its input has changed. */
  take(slot: PageSlot, key: string, out: FolderWriter): PageRecord | undefined {
    const listed = this.#listed.get(slot.path);
    if (!this.head || listed?.kept.key !== key) return undefined;
    const {kept, lines} = listed;
    const files = listRecordFiles(slot.path, slot.source.slug);
    const folder = [out, this.#pages, this.#last].find(each =>
      files.every((file, at) => kept.stamps[at] !== undefined && readStamp(each.at(file)) === kept.stamps[at]),
    );
    if (!folder) return undefined;
    for (const file of files) {
      if (folder === out) out.keep(file);
      else out.link(folder.at(file), file);
    }
    this.#usedNames.add(slot.path);
    return {...kept.record, sections: lines[1]};
  }

  /** Remembers a run's pages. `store` writes them when the output is complete. */
  note(head: CacheHead, pages: readonly CachedPage[]): void {
    this.#next = {head, pages};
  }

  /** Stores the pages of a run in the cache. Copies them from its output, or refers to it. */
  store(out: string): void {
    if (!this.#next) return;
    const {head, pages} = this.#next;
    // Delete the list first: if the process is killed while files change, the cache counts as empty.
    rmSync(join(this.#lists.folder, list), {force: true});
    mkdirSync(this.#pages.folder, {recursive: true});
    const changed = pages.filter(({slot}) => !this.#usedNames.has(slot.path));
    const isOwn = this.head?.output === getFolderId(this.#pages.folder);
    const areThere = isOwn && changed.length * pagesForOneChanged <= pages.length;
    if (!areThere) this.#fill(out);
    const written = areThere ? new FolderWriter(out) : this.#pages;
    const lines = pages.flatMap(({slot: {path, source}, key, record: {sections, ...record}}): Lines => {
      const known = areThere && this.#usedNames.has(path) ? this.#listed.get(path)?.lines : undefined;
      if (known) return known;
      const stamps = listRecordFiles(path, source.slug).map(file => readStamp(written.at(file)));
      return [Buffer.from(JSON.stringify({path, key, stamps, record} satisfies CacheRecord)), sections];
    });
    const first = Buffer.from(JSON.stringify({...head, output: getFolderId(out)}));
    this.#lists.write(`${list}.next`, Buffer.concat([first, ...lines].flatMap(line => [line, lineEnd])));
    renameSync(join(this.#lists.folder, `${list}.next`), join(this.#lists.folder, list));
  }

  /** Copies the pages of an output to the cache, and deletes all others. */
  #fill(out: string): void {
    this.#pages.adopt();
    for (const {slot} of this.#next?.pages ?? [])
      for (const file of listRecordFiles(slot.path, slot.source.slug)) this.#pages.link(join(out, file), file);
    this.#pages.tidy();
  }
}

const lineEnd = Buffer.from('\n');

function splitLines(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0, to = bytes.indexOf(lineEnd); to >= 0; from = to + 1, to = bytes.indexOf(lineEnd, from))
    lines.push(bytes.subarray(from, to));
  return lines;
}

function getFolderId(folder: string): string {
  const {dev, ino} = lstatSync(folder);
  return `${dev}:${ino}`;
}

/** Returns the modification date of a file in whole seconds: archives of CI caches store no more. */
function readStamp(file: string): string | undefined {
  const stats = lstatSync(file, {throwIfNoEntry: false});
  return stats?.isFile() ? `${Math.floor(stats.mtimeMs / 1000)} ${stats.size}` : undefined;
}

import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {OpenProject} from '../../../../src/prerender/open-project.js';
import type {PageRecord} from '../../../../src/prerender/page-record.js';
import {PageWriter} from '../../../../src/prerender/page-writer.js';
import type {PageSlot} from '../../../../src/prerender/plan.js';
import {writePages} from '../../../../src/prerender/write-pages.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import {computeHash} from './bundle.js';
import {createSizeFinder} from './create-size-finder.js';
import {computeFileHash, type FileHashes, haveSameContent} from './noting-files.js';
import type {OutputFolder} from './output-folder.js';
import type {PageCache} from './page-cache.js';
import {type ThreadSetup, writeOptions} from './thread-setup.js';
import {countThreads, renderInThreads} from './threads.js';

export interface RenderTask {
  readonly project: OpenProject;
  readonly setup: ThreadSetup;
  readonly out: OutputFolder;
  /** Hash of each file that this run has read, except page files. */
  readonly notes: FileHashes;
  /** Hash of each page file. */
  readonly pageNotes: FileHashes;
  /** Pages that earlier runs rendered. */
  readonly cache?: PageCache;
  progress?(done: number, all: number): void;
}

/**
 * Returns the hash of everything that all pages depend on: options, docs.json, API documents, page metadata, and
 * Lectern's version.
 */
function hashInputs({project, setup, notes}: Pick<RenderTask, 'project' | 'setup' | 'notes'>): string {
  const {page, remote} = setup;
  const program = readdirSync(join(resolvePackageFolder(), 'dist/node'), {recursive: true, encoding: 'utf8'}).sort();
  const read = [...notes].sort(([one], [other]) => (one < other ? -1 : 1));
  const fetched = [...remote].map(([address, result]) => [address, computeFileHash(result)]);
  const findSize = createSizeFinder(setup.folder, project.paths);
  const sizes = project.paths.filter(path => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path)).map(findSize);
  const {paths, pageMetadata, site} = project;
  return computeHash(JSON.stringify([program, page, read, fetched, sizes, site.repository, paths, [...pageMetadata]]));
}

/** Returns the hash of all input of a site. Only shards with the same hash may be merged. */
export function computeInputHash(drawing: RenderTask): string {
  return computeHash(
    JSON.stringify([hashInputs(drawing), [...drawing.pageNotes], [...(drawing.setup.git?.dates ?? [])]]),
  );
}

/**
 * Writes all pages. Copies those whose input has not changed since an earlier run, and renders the others in several
 * threads if there are many.
 */
export async function renderPages(drawing: RenderTask, slots: readonly PageSlot[]): Promise<readonly PageRecord[]> {
  const {cache, project, notes} = drawing;
  if (!cache) return draw(drawing, slots, {begun: 0, notes: new Map()});
  const key = hashInputs(drawing);
  // Remember which files were read before: later reads belong to pages.
  const before = new Map(notes);
  const isSame = cache.head?.key === key && (await haveSameContent(project.files, cache.head.notes));
  const kept = isSame ? takeAll(cache, drawing, slots) : new Map<PageSlot, PageRecord>();
  const rest = slots.filter(slot => !kept.has(slot));
  const read: FileHashes = new Map(isSame ? cache.head?.notes : []);
  const rendered = await draw(drawing, rest, {begun: kept.size, notes: read});
  for (const [path, note] of notes) if (before.get(path) !== note) read.set(path, note);
  const records = new Map([...kept, ...rest.map((slot, at) => [slot, rendered[at] as PageRecord] as const)]);
  const pages = slots.map(slot => ({
    slot,
    key: computePageKey(drawing, slot),
    record: records.get(slot) as PageRecord,
  }));
  cache.note(
    {key, notes: [...read]},
    pages.filter(({record}) => !record.isFailed),
  );
  return pages.map(({record}) => record);
}

/** Returns the hash of the input of one page: its file, and the date that it shows. */
function computePageKey({pageNotes, setup}: RenderTask, {source: {file}}: PageSlot): string {
  return file === undefined ? '' : `${pageNotes.get(file)} ${setup.git?.dates.get(file) ?? ''}`;
}

function takeAll(cache: PageCache, drawing: RenderTask, slots: readonly PageSlot[]): Map<PageSlot, PageRecord> {
  const kept = new Map<PageSlot, PageRecord>();
  for (const slot of slots) {
    const record = cache.take(slot, computePageKey(drawing, slot), drawing.out);
    if (record) kept.set(slot, record);
  }
  return kept;
}

/**
 * Renders pages. Adds the files that threads read to `notes`. `begun` is the number of finished pages, for the
 * progress.
 */
async function draw(
  {project, setup, out, progress}: RenderTask,
  slots: readonly PageSlot[],
  {begun, notes}: {readonly begun: number; readonly notes: FileHashes},
): Promise<readonly PageRecord[]> {
  const all = begun + slots.length;
  const reporter = progress && {progress: (done: number) => progress(begun + done, all)};
  const count = countThreads(slots.length);
  const writer = new PageWriter(project, writeOptions(setup, project.site.config.icons.library));
  const write = (path: string, text: string | Uint8Array) => out.write(path, text);
  const records = await (count > 1
    ? renderInThreads(setup, slots, {count, notes, draw: some => writePages(writer, some, write), write, ...reporter})
    : writePages(writer, slots, write, reporter?.progress));
  progress?.(all, all);
  return records;
}

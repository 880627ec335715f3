import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {OpenProject} from '../../../src/prerender/open-project.js';
import type {PageRecord} from '../../../src/prerender/page-record.js';
import type {Slot} from '../../../src/prerender/plan.js';
import {drawHere} from '../../../src/prerender/prerender.js';
import {packageFolder} from '../package-folder.js';
import {hashOf} from './bundle.js';
import {areSame, type Notes, noteOf} from './noting-files.js';
import type {OutputFolder} from './output-folder.js';
import {type CachedPage, PageCache} from './page-cache.js';
import {type Setup, writeOptions} from './setup.js';
import {sizeFinder} from './size-finder.js';
import {drawInThreads, threadsFor} from './threads.js';

export interface Drawing {
  readonly project: OpenProject;
  readonly setup: Setup;
  readonly out: OutputFolder;
  /** What was read of the project besides its pages. */
  readonly notes: Notes;
  /** The hash of each page's own file. */
  readonly pageNotes: Notes;
  /** Folder of the pages of earlier runs. */
  readonly cache?: string;
  progress?(done: number, all: number): void;
}

/** Hash of all that every page depends on: options, docs.json, API documents, heads of pages, the program itself. */
export function keyOf({project, setup, notes}: Pick<Drawing, 'project' | 'setup' | 'notes'>): string {
  const {page, remote} = setup;
  const program = readdirSync(join(packageFolder(), 'dist/node'), {recursive: true, encoding: 'utf8'}).sort();
  const read = [...notes].sort(([one], [other]) => (one < other ? -1 : 1));
  const fetched = [...remote].map(([address, result]) => [address, noteOf(result)]);
  const findSize = sizeFinder(setup.folder, project.paths);
  const sizes = project.paths.filter(path => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path)).map(findSize);
  const {paths, heads, site} = project;
  return hashOf(JSON.stringify([program, page, read, fetched, sizes, site.repository, paths, [...heads]]));
}

/** Hash of the whole input of a site: parts of it fit together only where all of them have seen the same. */
export function stateOf(drawing: Drawing): string {
  return hashOf(JSON.stringify([keyOf(drawing), [...drawing.pageNotes], [...(drawing.setup.git?.dates ?? [])]]));
}

/** Writes pages: those of the cache as they are, the others in as many threads as they are worth. */
export async function drawPages(drawing: Drawing, slots: readonly Slot[]): Promise<readonly PageRecord[]> {
  const {project, setup, out, notes, pageNotes, progress} = drawing;
  const key = keyOf(drawing);
  const cache = drawing.cache === undefined ? undefined : new PageCache(drawing.cache);
  const isSame = cache?.head?.key === key && (await areSame(project.files, cache.head.notes));
  const own = (({source: {file}}: Slot) =>
    file === undefined ? '' : `${pageNotes.get(file)} ${setup.git?.dates.get(file) ?? ''}`) satisfies (
    slot: Slot,
  ) => string;
  const records = new Map<Slot, PageRecord>();
  const taken = new Set<string>();
  if (isSame)
    for (const slot of slots) {
      const record = cache.take(slot, own(slot), out);
      if (!record) continue;
      records.set(slot, record);
      taken.add(slot.path);
    }
  const rest = slots.filter(slot => !records.has(slot));
  const read: Notes = isSame ? new Map(cache.head?.notes) : new Map();
  const known = new Map(notes);
  const all = slots.length;
  const threads = threadsFor(rest.length);
  const drawn =
    threads > 1
      ? await drawInThreads(setup, rest, {
          count: threads,
          notes: read,
          ...(progress && {progress: done => progress(taken.size + done, all)}),
        })
      : await drawHere(
          project,
          {
            ...writeOptions(setup, project.site.config.icons.library),
            write: (path, text) => out.write(path, text),
            ...(progress && {progress: done => progress(taken.size + done, all)}),
          },
          rest,
        );
  progress?.(all, all);
  for (const [at, slot] of rest.entries()) records.set(slot, drawn[at] as PageRecord);
  if (cache) {
    for (const [path, note] of notes) if (known.get(path) !== note) read.set(path, note);
    const pages: CachedPage[] = slots.map(slot => ({slot, key: own(slot), record: records.get(slot) as PageRecord}));
    cache.store({key, notes: [...read]}, pages, taken, out.folder);
  }
  return slots.map(slot => records.get(slot) as PageRecord);
}

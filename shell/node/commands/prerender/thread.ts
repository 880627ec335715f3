import {parentPort, workerData} from 'node:worker_threads';
import type {PageRecord} from '../../../../src/prerender/page-record.js';
import {PageWriter} from '../../../../src/prerender/page-writer.js';
import {planPages} from '../../../../src/prerender/plan.js';
import {writePages} from '../../../../src/prerender/write-pages.js';
import type {FileHashes} from './noting-files.js';
import {readSources} from './sources.js';
import {openSetup, type ThreadSetup} from './thread-setup.js';

/** Pages to render, by path. `first` is the index of the first one in the whole site. */
export interface DrawOrder {
  readonly first: number;
  readonly paths: readonly string[];
}

/** Reply of a thread: rendered pages with their files, and other files that it read. */
export interface DrawnPage {
  readonly first: number;
  readonly files: readonly (readonly [path: string, bytes: Uint8Array])[];
  readonly records: readonly PageRecord[];
  readonly notes: FileHashes;
}

/** Data with which a thread starts that checks a project instead of rendering pages. */
export interface CheckOrder {
  readonly folder: string;
  /** Output folders of Lectern, which are not part of the project. */
  readonly outputs: readonly (string | undefined)[];
  readonly version: string;
}

const notes: FileHashes = new Map();
const encoder = new TextEncoder();
let ready: ReturnType<typeof open> | undefined;
let drawing = Promise.resolve();

async function open(setup: ThreadSetup) {
  const {project, options} = await openSetup(setup, notes);
  return {
    writer: new PageWriter(project, options),
    slots: new Map(planPages(project).slots.map(slot => [slot.path, slot])),
  };
}

// A thread that starts with this data only runs the check.
if (workerData) void check(workerData as CheckOrder);

async function check({folder, outputs, version}: CheckOrder): Promise<void> {
  const {checkProject} = await import('../../../../src/check/check-project.js');
  parentPort?.postMessage(await checkProject(readSources(folder, outputs), {version}));
  parentPort?.close();
}

// The first message is the project, and all later ones are pages to render. Each gets one reply.
parentPort?.on('message', (given: ThreadSetup | DrawOrder) => {
  // Render one message after the other: in parallel, pages would need more memory.
  if ('first' in given) drawing = drawing.then(() => draw(given));
  else ready = open(given);
});

async function draw({first, paths}: DrawOrder): Promise<void> {
  const {writer, slots} = await (ready as ReturnType<typeof open>);
  const wanted = paths.map(path => {
    const slot = slots.get(path);
    if (!slot) throw new Error(`The page ${path} no longer exists, because the project changed during the run.`);
    return slot;
  });
  const files: [path: string, bytes: Uint8Array][] = [];
  const records = await writePages(writer, wanted, (path, text) => void files.push([path, encoder.encode(text)]));
  const rendered: DrawnPage = {first, records, files, notes};
  parentPort?.postMessage(
    rendered,
    files.map(([, {buffer}]) => buffer as ArrayBuffer),
  );
}

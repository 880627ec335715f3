import {parentPort, workerData} from 'node:worker_threads';
import {type PageRecord, writePages} from '../../../src/prerender/page-record.js';
import {PageWriter} from '../../../src/prerender/page-writer.js';
import {planPages} from '../../../src/prerender/plan.js';
import type {Notes} from './noting-files.js';
import {openSetup, type Setup} from './setup.js';

/** What a thread answers: pages that it has written, and what it has read for them besides their own files. */
export interface Drawn {
  readonly records: readonly PageRecord[];
  readonly notes: Notes;
}

const notes: Notes = new Map();
const ready = openSetup(workerData as Setup, notes).then(({project, options}) => ({
  writer: new PageWriter(project, options),
  slots: new Map(planPages(project).slots.map(slot => [slot.path, slot])),
  write: options.write,
}));

// Paths of pages come in, records go out: one message each way.
parentPort?.on('message', async (paths: readonly string[]) => {
  const {writer, slots, write} = await ready;
  const wanted = paths.map(path => {
    const slot = slots.get(path);
    if (!slot) throw new Error(`The page ${path} is no longer there: the project was changed while it was read.`);
    return slot;
  });
  const drawn: Drawn = {records: await writePages(writer, wanted, write), notes};
  parentPort?.postMessage(drawn);
});

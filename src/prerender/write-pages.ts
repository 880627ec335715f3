import {guard} from '../base/guard.js';
import type {Problem} from '../base/problem.js';
import {findEntryDocument} from '../site/navigation/find-entry-document.js';
import type {WriteFile} from './output-file.js';
import {findHeavyParts, listRecordFiles, type PageRecord} from './page-record.js';
import type {PageWriter} from './page-writer.js';
import type {PageSlot} from './plan.js';

/** Renders and writes pages one by one. Calls `progress` with the number of finished pages. */
export async function writePages(
  writer: PageWriter,
  slots: readonly PageSlot[],
  write: WriteFile,
  progress?: (done: number) => void,
): Promise<readonly PageRecord[]> {
  const records: PageRecord[] = [];
  for (const slot of slots) {
    progress?.(records.length);
    records.push(await writePage(writer, slot, write));
  }
  return records;
}

async function writePage(writer: PageWriter, {source, path}: PageSlot, write: WriteFile): Promise<PageRecord> {
  const written = await guard(source.file ?? findEntryDocument(source.entry) ?? source.slug, () =>
    writer.write(source, path),
  );
  if ('problem' in written) return createFailedRecord(source.slug, written.problem);
  const {html, markdown, ...record} = written;
  const [page, text] = listRecordFiles(path, source.slug);
  await write(page, html);
  await write(text, markdown);
  return {...record, heavy: findHeavyParts(html)};
}

/** Returns the record of a page that was not written. */
function createFailedRecord(slug: string, problem: Problem): PageRecord {
  const nothing = {trail: '', variant: '', sections: new Uint8Array(), heavy: [], icons: []};
  return {slug, title: slug, isHidden: true, isFailed: true, problems: [problem], textProblems: [], ...nothing};
}

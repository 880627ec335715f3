import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatMessage} from '../../../../src/base/problem.js';
import {formatList} from '../../../../src/messages/format.js';
import {listRecordFiles, type PageRecord} from '../../../../src/prerender/page-record.js';
import type {PageSlot} from '../../../../src/prerender/plan.js';
import type {FolderWriter} from './folder-writer.js';

/** Share of the pages that one machine renders: `2/4` is the second of four. */
export interface PageShare {
  readonly number: number;
  readonly count: number;
}

/** Description of a rendered shard, without its pages. */
interface Part extends PageShare {
  /** Hash of the whole input. Shards with different hashes do not belong together. */
  readonly state: string;
  readonly records: readonly PageRecord[];
}

const partPath = '_lectern/part.json';

/** Parses an option such as `2/4`. Undefined if it is invalid. */
export function readShard(written: string): PageShare | undefined {
  const [, number = 0, count = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(written)?.map(Number) ?? [];
  return number >= 1 && number <= count ? {number, count} : undefined;
}

/** Returns a shard's pages. Keeps neighboring pages together. */
export function selectShardPages(slots: readonly PageSlot[], {number, count}: PageShare): readonly PageSlot[] {
  const at = (part: number) => Math.round((slots.length * part) / count);
  return slots.slice(at(number - 1), at(number));
}

/** Rendered shard as a JSON file: search texts are strings. */
interface Written extends PageShare, Pick<Part, 'state'> {
  readonly records: readonly (Omit<PageRecord, 'sections'> & {readonly sections: string})[];
}

export function writePart(out: FolderWriter, {records, ...part}: Part): void {
  const texts = records.map(record => ({...record, sections: Buffer.from(record.sections).toString()}));
  out.write(partPath, JSON.stringify({...part, records: texts} satisfies Written));
}

function readPart(file: string): Part {
  const {records, ...part} = JSON.parse(readFileSync(file, 'utf8')) as Written;
  return {...part, records: records.map(record => ({...record, sections: Buffer.from(record.sections)}))};
}

/** Reads the pages of all shards below a folder. Returns the reason if one is missing or does not fit. */
export function mergeShards(
  folder: string,
  slots: readonly PageSlot[],
  state: string,
  out: FolderWriter,
): readonly PageRecord[] | string {
  const parts = findParts(folder);
  if (parts.length === 0)
    return formatMessage({
      message: `"${folder}" contains no parts of a site.`,
      fix: 'Pass the folder with the output folders of lectern prerender --shard.',
    });
  const [{count}] = parts.map(({part}) => part) as [Part];
  const numbers = new Set(parts.map(({part}) => part.number));
  const absent = Array.from({length: count}, (_, at) => at + 1).filter(number => !numbers.has(number));
  if (absent.length > 0)
    return formatMessage({
      message: `"${folder}" lacks ${absent.length === 1 ? 'part' : 'the parts'} ${formatList(absent.map(String), 'en')} of ${count}.`,
      fix: `Run lectern prerender --shard ${absent[0]}/${count}, and copy the output into "${folder}".`,
    });
  const stranger = parts.find(({part}) => part.state !== state || part.count !== count);
  if (stranger)
    return formatMessage({
      message: `The part in "${stranger.folder}" comes from a different commit, different options, or a different version of Lectern.`,
      fix: 'Write all parts from the same commit, with the same options.',
    });
  const known = new Map(parts.flatMap(({part, folder: at}) => part.records.map(record => [record.slug, {record, at}])));
  const records: PageRecord[] = [];
  for (const {path, source} of slots) {
    const found = known.get(source.slug);
    if (!found)
      return formatMessage({
        message: `No part contains the page "${source.slug}".`,
        fix: 'Write all parts from the same commit.',
      });
    const picture = found.record.thumbnail?.path;
    for (const file of [...listRecordFiles(path, source.slug), ...(picture === undefined ? [] : [picture])])
      out.link(join(found.at, file), file);
    records.push(found.record);
  }
  return records;
}

/** Finds the rendered shards in a folder and its direct subfolders, where CI systems put artifacts. */
function findParts(folder: string): readonly {readonly part: Part; readonly folder: string}[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, {withFileTypes: true}).filter(entry => entry.isDirectory());
  return [folder, ...below.map(({name}) => join(folder, name))]
    .filter(each => existsSync(join(each, partPath)))
    .map(each => ({folder: each, part: readPart(join(each, partPath))}));
}

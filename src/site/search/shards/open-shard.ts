import MiniSearch, {type AsPlainObject} from 'minisearch';
import {type FieldLengths, fields} from '../fields.js';
import {combineHits, type WordHits} from '../ranking.js';
import {engineOptions} from '../search-index.js';
import {comparedFields, type ShardWord} from './shard-files.js';

/** A loaded file of words, in the search engine. */
export interface OpenedShard {
  readonly index: MiniSearch;
  readonly known: readonly string[];
  readonly lengths: ReadonlyMap<number, FieldLengths>;
}

/** Returns the sections that contain a word, by section number. */
export function findIn({index, lengths}: OpenedShard, word: string, isNear: boolean): WordHits<number> {
  return new Map(
    index
      .search(word, isNear ? {prefix: false} : {})
      .map(({id, match, score}) => [
        id as number,
        combineHits(word, match, {lengths: lengths.get(id as number) ?? [0, 0, 0], score, isNear}),
      ]),
  );
}

/** Puts the words of a file into the search engine, in the engine's own storage format. */
export function openShard(words: readonly ShardWord[], count: number): OpenedShard {
  const lengths = new Map<number, [number, number, number]>();
  const documentIds: Record<string, number> = {};
  const index = words.map(([word, ...lists]) => {
    const byField: Record<string, Record<string, number>> = {};
    for (const [field, list] of lists.entries()) {
      const counts: Record<string, number> = {};
      let number = 0;
      for (let at = 0; at < list.length; at++) {
        const packed = list[at]!;
        number += Math.floor(packed / 4);
        counts[number] = (packed % 4) + 1;
        documentIds[number] = number;
        const own = lengths.get(number) ?? [0, 0, 0];
        if (field < comparedFields) own[field] = list[++at]!;
        lengths.set(number, own);
      }
      if (list.length > 0) byField[field] = counts;
    }
    return [word, byField];
  });
  const saved = {
    documentCount: count,
    nextId: count,
    documentIds,
    fieldIds: Object.fromEntries(fields.map((field, at) => [field, at])),
    fieldLength: Object.fromEntries(Object.keys(documentIds).map(id => [id, fields.map(() => 1)])),
    averageFieldLength: fields.map(() => 1),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  } as unknown as AsPlainObject;
  const known = words.map(([word]) => word).filter(word => !word.endsWith('*'));
  return {index: MiniSearch.loadJS(saved, engineOptions), known, lengths};
}

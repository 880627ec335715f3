import {type ShardList, type ShardPage, toShardFolder} from '../../src/site/search/shards/shard-files.js';

/** Returns the pages of a variant's search index, with their sections. */
export function indexedPages(text: (path: string) => string, variant = ''): readonly ShardPage[] {
  const folder = toShardFolder(variant);
  const {texts} = JSON.parse(text(`${folder}index.json`)) as ShardList;
  return texts.flatMap((_, at) => JSON.parse(text(`${folder}texts-${at}.json`)) as ShardPage[]);
}

import type {SearchSection} from '../site/search/sections.js';
import {buildShards} from '../site/search/shards/build-shards.js';
import {toShardFolder} from '../site/search/shards/shard-files.js';
import type {OutputFile} from './output-file.js';
import type {PageRecord} from './page-record.js';
import {isRead} from './site-files.js';

const utf8 = new TextDecoder();

/** Writes the search index of each variant as files that browsers load by word. */
export function* buildSearchFiles(pages: readonly PageRecord[], library: string): Generator<OutputFile> {
  const variants = new Map<string, PageRecord[]>();
  for (const page of pages) {
    if (!isRead(page) || page.isUnsearchable) continue;
    const others = variants.get(page.variant);
    if (others) others.push(page);
    else variants.set(page.variant, [page]);
  }
  for (const [variant, found] of variants) {
    const indexed = found.map(({slug, trail, label, icon, iconType, sections}) => ({
      slug,
      trail,
      label,
      icon,
      iconType,
      // Parse on access: as objects, the sections of a large site need hundreds of megabytes.
      get sections() {
        return parseSections(sections);
      },
    }));
    for (const [name, text] of buildShards(indexed, library === 'lucide' ? undefined : library))
      yield {path: toShardFolder(variant) + name, text};
  }
}

function parseSections(bytes: Uint8Array): readonly SearchSection[] {
  return JSON.parse(`[${utf8.decode(bytes)}]`) as SearchSection[];
}

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {gzipSync} from 'node:zlib';
import type {SearchSection} from '../../../../src/site/search/sections.js';
import {buildShards, type IndexedPage} from '../../../../src/site/search/shards/build-shards.js';
import {ShardedSearch} from '../../../../src/site/search/shards/sharded-search.js';

export const section = (
  slug: string,
  page: string,
  heading: string,
  text: string,
  more: Partial<SearchSection> = {},
) => ({
  id: heading ? `${slug}#${heading}` : slug,
  slug,
  hash: heading,
  page,
  heading,
  text,
  ...more,
});

export function opened(
  pages: readonly IndexedPage[],
  files: ReadonlyMap<string, string> = new Map(buildShards(pages)),
) {
  const asked: string[] = [];
  const search = new ShardedSearch(async name => {
    asked.push(name);
    const text = files.get(name);
    return text === undefined ? undefined : JSON.parse(text);
  });
  return {
    files,
    asked,
    search,
    bytes: () => asked.reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').length, 0),
  };
}

/**
 * Returns pages with three sections, and word frequencies like those of a language: few words are common, and most are
 * rare.
 */
export function generated(count: number): readonly IndexedPage[] {
  const syllables = 'con fig ra te lo pa mi su ver do ne ka bri sto lu ge fa ti ro ze'.split(' ');
  const word = (at: number) => {
    let text = '';
    for (let rest = at + 20; rest > 0; rest = Math.floor(rest / 20)) text += syllables[rest % 20];
    return text;
  };
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
  const text = () => Array.from({length: 40}, () => word(Math.floor(count * 2 * next() ** 4))).join(' ');
  const verbs = ['Configure', 'Rotate the key of', 'Delete', 'List'];
  return Array.from({length: count}, (_, at) => {
    const title = `${verbs[at % 4]} topic ${at - (at % 4 === 0 ? -1 : 0)}`;
    const slug = `topic-${at}`;
    return {
      slug,
      trail: `Part ${Math.floor(at / 100)}`,
      sections: ['', 'Usage', 'Errors'].map(heading => section(slug, title, heading, text())),
    };
  });
}

/** Tests the work before the first result, on a site with this number of pages. */
export function firstResult(count: number): void {
  test(`of ${count} pages, a first result costs at most 12 requests and 100 KB`, async () => {
    const pages = generated(count);
    const files = new Map(buildShards(pages));
    for (const query of [
      'c',
      'con',
      'topic',
      'configure topic 77',
      'how do I rotate the key of topic 950',
      'cofnigure',
    ]) {
      const {search, asked, bytes} = opened(pages, files);
      const {results} = await search.search(query);
      assert.ok(results.length >= 3, `${query}: ${results.length} results`);
      assert.ok(asked.length <= 12, `${query}: ${asked.join(' ')}`);
      assert.ok(bytes() <= 100 * 1024, `${query}: ${(bytes() / 1024).toFixed(0)} KB`);
      if (query.includes('77')) assert.equal(results[0]?.page, 'Configure topic 77');
    }
  });
}

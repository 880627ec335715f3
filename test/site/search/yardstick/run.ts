import {basename} from 'node:path';
import {gzipSync} from 'node:zlib';
import {SearchIndex} from '../../../../src/site/search/search-index.js';
import {ShardedSearch} from '../../../../src/site/search/shards/sharded-search.js';
import {findProjects} from '../../../tools/corpus/project.js';
import {kinds, questionsFor} from './questions.js';
import {readSite, type SearchedSite} from './read-site.js';

// Measures how often the search finds the expected page, first and among the first five: npm run search -- FOLDER…
// [--missed] [--tag]. `--missed` lists the queries whose expected page was not first. `--tag` uses the index of a site
// with a script tag instead of a prerendered one.

const folders = findProjects(process.argv.slice(2).filter(each => !each.startsWith('--')));
const isTag = process.argv.includes('--tag');
const isTold = process.argv.includes('--missed');
if (folders.length === 0) {
  console.error('Give a folder with a docs.json, or a folder of such folders: npm run search -- ../projects');
  process.exit(2);
}
const counts = new Map(kinds.map(kind => [kind, {asked: 0, first: 0, five: 0}]));
let slowest = 0;
let mostRequests = 0;
let mostBytes = 0;
for (const folder of folders) {
  const site = await readSite(folder);
  const search = isTag ? inBrowser(site) : inShards(site);
  for (const {kind, query, answers} of questionsFor(site)) {
    const count = counts.get(kind) as {asked: number; first: number; five: number};
    const start = performance.now();
    const found = (await search(query)).results.map(({slug}) => slug);
    slowest = Math.max(slowest, performance.now() - start);
    const rank = found.findIndex(slug => answers.has(slug));
    count.asked++;
    if (rank === 0) count.first++;
    if (rank >= 0 && rank < 5) count.five++;
    if (isTold && rank !== 0)
      console.log(
        `${basename(folder)} ${kind} "${query}": ${rank < 0 ? 'not' : rank + 1} [${[...answers].slice(0, 2)}] ${found[0] ?? ''}`,
      );
  }
  console.error(basename(folder));
}
const share = (some: number, all: number) => (all === 0 ? '' : `${((100 * some) / all).toFixed(1)} %`);
console.table(
  Object.fromEntries(
    [...counts].map(([kind, {asked, first, five}]) => [
      kind,
      {asked, 'rank 1': share(first, asked), 'first 5': share(five, asked)},
    ]),
  ),
);
console.log(
  `slowest ${slowest.toFixed(0)} ms; from nothing at most ${mostRequests} requests, ${(mostBytes / 1024).toFixed(1)} KB packed`,
);

function inBrowser({sections}: SearchedSite) {
  const index = new SearchIndex();
  index.add(sections);
  return async (query: string) => index.search(query);
}

/** Measures the cost of every fiftieth query, as the first of a visit. */
function inShards({files, folder}: SearchedSite) {
  const read = async (name: string) => JSON.parse(files.get(folder + name) ?? 'null') ?? undefined;
  const kept = new ShardedSearch(read);
  let asked = 0;
  return async (query: string) => {
    if (asked++ % 50 === 0) {
      let requests = 0;
      let bytes = 0;
      await new ShardedSearch(async name => {
        requests++;
        bytes += gzipSync(files.get(folder + name) ?? '').length;
        return read(name);
      }).search(query);
      mostRequests = Math.max(mostRequests, requests);
      mostBytes = Math.max(mostBytes, bytes);
    }
    return kept.search(query);
  };
}

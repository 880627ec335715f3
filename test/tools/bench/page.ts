import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {marked} from 'marked';
import {createMemoryFiles} from '../../../src/base/files.js';
import type {PageContext} from '../../../src/components/component.js';
import {splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';
import {en} from '../../../src/messages/en.js';
import {authored} from '../../../src/site/page/authored.js';
import {readContent} from '../../../src/site/page/page-content.js';
import {findPages} from '../oracle/pages.js';
import {median} from './median.js';

// Measures text → HTML for all pages of real projects, against `marked.parse` alone on the same text: npm run
// bench:page -- FOLDER… [--rounds N] [--json FILE]. Sides alternate within a round, so that a slow minute affects both.

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {json: {type: 'string'}, rounds: {type: 'string', default: '7'}},
});
/** Limit of our time, as a multiple of marked's. The command fails above it. */
const bar = 2;

const folders = positionals.length ? positionals : ['../shared/corpus'];
const pages = findPages(folders).map(file => splitFrontmatter(readFileSync(file, 'utf8')).body);
const context: PageContext = {
  messages: en,
  href: written => ({href: written, external: false}),
  asset: written => written,
  srcset: written => written,
  copyButton: true,
};
const files = createMemoryFiles({});
const frontmatter = new Map();

const sides = {
  lectern: async () => {
    let length = 0;
    for (const body of pages) {
      const tree = parseTree(body);
      // Leaves out snippets of other files, because marked does not read them either.
      const input = {tree: {...tree, imports: []}, file: 'page.mdx', frontmatter, files, snippets: new Map()};
      length += (await readContent({...input, authored: async () => authored})).render(context).html.text.length;
    }
    return length;
  },
  marked: async () => {
    let length = 0;
    for (const body of pages) length += (await marked.parse(body)).length;
    return length;
  },
};
type Side = keyof typeof sides;

const runs: Record<Side, number[]> = {lectern: [], marked: []};
for (let round = 0; round <= Number(values.rounds); round++) {
  const order: Side[] = round % 2 ? ['marked', 'lectern'] : ['lectern', 'marked'];
  for (const side of order) {
    const started = performance.now();
    if ((await sides[side]()) === 0) throw new Error('nothing was rendered');
    // The first round is a warm-up.
    if (round > 0) runs[side].push(performance.now() - started);
  }
}
const floor = median(runs.marked);
const rows = (Object.keys(sides) as Side[]).map(name => ({
  case: 'text to html',
  name,
  runs: runs[name],
  median: median(runs[name]),
  floor,
  ratio: median(runs[name]) / floor,
}));
console.table(
  rows.map(({name, median, ratio}) => ({name, pages: pages.length, ms: Math.round(median), ratio: ratio.toFixed(2)})),
);
if (values.json) writeFileSync(values.json, `${JSON.stringify({rows}, null, 2)}\n`);
process.exitCode = (rows.find(row => row.name === 'lectern')?.ratio ?? bar + 1) <= bar ? 0 : 1;

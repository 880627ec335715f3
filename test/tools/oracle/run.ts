import {readFileSync, writeFileSync} from 'node:fs';
import {relative} from 'node:path';
import {parseArgs} from 'node:util';
import {comparePage} from './compare.js';
import {findPages} from './pages.js';
import {compareTexts} from './text.js';

// Compares the trees of all pages of real projects with those of the reference MDX parser. With --text, compares the
// words that Chromium shows: npm run oracle -- FOLDER… [--text] [--json FILE]

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {json: {type: 'string'}, text: {type: 'boolean'}},
});
/** Minimum shares of equal pages. The command fails below them. */
const bars = {componentTree: 0.9997, fullTree: 0.996, text: 0.999};

if (positionals.length === 0) {
  console.error('Give a folder with a docs.json, or a folder of such folders: npm run oracle -- ../projects');
  process.exit(2);
}
const report = values.text ? await texts() : trees();
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);

function trees() {
  const differences: {file: string; why: string}[] = [];
  const rejected: {file: string; why: string}[] = [];
  let pages = 0;
  let components = 0;
  let full = 0;
  for (const path of findPages(positionals)) {
    const file = relative(process.cwd(), path);
    const found = comparePage(readFileSync(path, 'utf8'));
    pages++;
    if (found.rejected) rejected.push({file, why: found.rejected});
    if (found.sameComponents) components++;
    if (found.sameTree) full++;
    if (found.why) differences.push({file, why: found.why});
  }
  const compared = pages - rejected.length;
  const componentTreeEqual = components / compared;
  const fullTreeEqual = full / compared;
  console.table({pages, 'rejected by the oracle': rejected.length, componentTreeEqual, fullTreeEqual});
  for (const {file, why} of differences) console.log(`${file}: ${why}`);
  if (!(componentTreeEqual >= bars.componentTree && fullTreeEqual >= bars.fullTree)) process.exitCode = 1;
  return {pages, rejectedByOracle: rejected.length, componentTreeEqual, fullTreeEqual, differences, rejected};
}

async function texts() {
  const {pages, equal, differences} = await compareTexts(positionals);
  const textEqual = equal / pages;
  console.table({pages, textEqual});
  for (const {file, why} of differences) console.log(`${file}: ${why}`);
  if (!(textEqual >= bars.text)) process.exitCode = 1;
  return {pages, textEqual, differences};
}

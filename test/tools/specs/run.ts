import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {checkSlices, type SliceResult} from './check-slices.js';
import {measureSpec, type SpecResult} from './measure.js';
import {missesOf} from './misses.js';
import {findSpecs} from './spec-files.js';

// Checks API documents, and renders all of their operations: npm run specs -- FOLDER|FILE… [--json FILE] [--slices]

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {json: {type: 'string'}, slices: {type: 'boolean', default: false}},
});
if (positionals.length === 0) {
  console.error('Give API documents, or folders that hold some: npm run specs -- ../specs');
  process.exit(2);
}
const documents: (SpecResult & {readonly slices?: SliceResult})[] = [];
for (const path of positionals.flatMap(findSpecs)) {
  const result = await measureSpec(path);
  documents.push(values.slices ? {...result, slices: await checkSlices(path)} : result);
}
console.table(
  documents.map(({file, outcome, operations, rendered, findings, ms, rssMb, slices}) => ({
    file,
    outcome,
    operations,
    rendered,
    findings: findings.length,
    ms,
    rssMb,
    ...(slices && {'equal slices': slices.equal, 'median KB': kilo(slices.raw), gzip: kilo(slices.gzip)}),
  })),
);
for (const {file, findings} of documents)
  for (const {code, level, line, column, message} of findings)
    console.log(`${file}  ${level}  ${code}  ${line}:${column}  ${message}`);
const misses = documents.flatMap(missesOf);
for (const miss of misses) console.error(miss);
if (values.json) writeFileSync(values.json, `${JSON.stringify({documents}, null, 2)}\n`);
if (misses.length > 0) process.exitCode = 1;

function kilo(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {limits} from '../../src/limits.js';
import {checkSlices, type SliceResult} from './check-slices.js';
import {measureSpec, type SpecResult} from './measure.js';
import {findSpecs} from './spec-files.js';

// Checks API documents and draws all their operations: npm run specs -- FOLDER|FILE… [--json FILE] [--slices]

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

/** What a document that loads should not show: operations that are not drawn, that nobody listed, or that a slice changes. */
function missesOf({file, operations, counted, failures, slices}: (typeof documents)[number]): readonly string[] {
  const listed = Math.min(counted, limits.operations);
  return [
    ...failures.map(why => `${file}: not rendered: ${why}`),
    ...(listed === operations ? [] : [`${file}: ${operations} operations are listed, its path items have ${counted}.`]),
    ...(slices?.different ?? []).map(name => `${file}: its slice is drawn differently: ${name}`),
  ];
}

function kilo(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

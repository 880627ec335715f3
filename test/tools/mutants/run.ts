import {readdirSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {findProjects} from '../corpus/project.js';
import {type Fault, type ProjectResult, runProject, type Stray} from './run-project.js';
import {documentProject, readSampleProject} from './sample-project.js';

// Inserts faults into real projects at random sites, and runs the check: npm run mutants -- [--seed N] [--count N]
// [--json FILE] [--documents FOLDER] FOLDER…
// Every API document in the other folder is a separate project.
//
// found    A new finding has the fault's file, line and one of its codes. The change alone determines file, line and
//          codes, before the check runs. Positions come from the reference compiler of MDX and from a JSON parser.
// missed   No such finding: none at all, another one, or one at another position.
// false    A new error or warning that the change does not explain (`judge.ts`). Also any new finding after a project
//          was only rewritten in another notation (`neutral.ts`).
// Errors in the unchanged projects are printed by code. Only a person can judge whether they are real.

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    seed: {type: 'string', default: '1'},
    count: {type: 'string', default: '8'},
    json: {type: 'string'},
    documents: {type: 'string'},
  },
});
/** Minimum share of faults that must be found. False findings are never acceptable. */
const bar = 0.98;

/** Maximum size of a document in bytes, because the check reads it once for every fault. */
const largest = 150_000;

const seed = Number(values.seed);
const count = Number(values.count);
if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1) {
  console.error('--seed and --count are whole numbers.\nFix: Npm run mutants -- --seed 7 --count 8 path/to/projects');
  process.exit(2);
}
const isDefault = positionals.length === 0 && values.documents === undefined;
const folders = findProjects(isDefault ? ['../shared/corpus'] : positionals);
const documents = documentsIn(isDefault ? '../shared/specs' : values.documents);
if (folders.length + documents.length === 0) {
  console.error('There is no project.\nFix: Give a folder with a docs.json, or a folder of such folders.');
  process.exit(2);
}
const started = performance.now();
const results: ProjectResult[] = [];
for (const folder of folders) results.push(await runProject(await readSampleProject(folder), {seed, count}));
for (const file of documents) results.push(await runProject(await documentProject(file), {seed, count}));
const faults = results.flatMap(each => each.faults);
const strays = results.flatMap(each => each.strays);
const found = faults.filter(({outcome}) => outcome === 'found').length;
const missed = faults.length - found;

console.table(rowsOf(faults));
console.table(
  results.map(({name, errors}) => ({
    project: name,
    'errors as it is': [...errors].map(pair => pair.join(' ')).join(', '),
  })),
);
for (const {kind, file, line, outcome} of faults)
  if (outcome === 'missed') console.log(`missed: ${file}:${line}  ${kind}`);
for (const each of strays) console.log(`false: ${wordsOf(each)}`);
const share = faults.length === 0 ? 0 : found / faults.length;
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `seed ${seed}: ${found} found, ${missed} missed (${(share * 100).toFixed(2)} % found), ${strays.length} false, ${seconds} s`,
);
if (values.json) {
  const errors = results.flatMap(({name, errors}) =>
    [...errors].map(([code, number]) => ({project: name, code, number})),
  );
  writeFileSync(
    values.json,
    `${JSON.stringify({found, missed, false: strays.length, seed, faults, strays, errors}, null, 2)}\n`,
  );
}
process.exitCode = share >= bar && strays.length === 0 ? 0 : 1;

/** Returns standalone documents, without hostile, broken and very large ones. */
function documentsIn(folder: string | undefined): readonly string[] {
  if (folder === undefined) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(path => /\.(?:json|ya?ml)$/.test(path) && !/(?:^|\/)edge\//.test(path))
    .map(path => join(folder, path))
    .filter(path => statSync(path).size < largest)
    .sort();
}

function rowsOf(all: readonly Fault[]) {
  const names = [...new Set(all.map(({kind}) => kind))];
  return names.map(kind => {
    const own = all.filter(each => each.kind === kind);
    const missed = own.filter(({outcome}) => outcome === 'missed').length;
    return {kind, made: own.length, found: own.length - missed, missed};
  });
}

function wordsOf({cause, file, line, code, message}: Stray): string {
  return `${file}:${line}  ${code}  ${message}  after ${cause}`;
}

import {readdirSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {findProjects} from '../corpus/project.js';
import {type Fault, type ProjectResult, runProject, type Stray} from './run-project.js';
import {documentProject, readSampleProject} from './sample-project.js';

// Breaks real projects at random places and asks the check: npm run mutants -- [--seed N] [--count N] [--json FILE] [--documents FOLDER] FOLDER…
// Every API document of the other folder is a project of its own.
//
// found    A new finding names the file and the line of the fault with a code for it. File, line and codes are known from
//          the change alone, before the check runs; places come from the reference compiler of MDX and a reader of JSON.
// missed   No such finding: nothing was said, or something else, or at another place.
// false    A new error or warning that the change does not explain (`judge.ts`), or any new finding after a project was
//          only written in another way (`neutral.ts`).
// Errors on the unbroken projects are printed by code: whether they are real, only reading tells.

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    seed: {type: 'string', default: '1'},
    count: {type: 'string', default: '8'},
    json: {type: 'string'},
    documents: {type: 'string'},
  },
});
/** Share of faults that has to be found; nothing may be said that is not so. */
const bar = 0.98;

/** Bytes of a document: it is checked once for every fault. */
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

/** Documents that stand alone: those that are hostile or broken, and the largest, are left out. */
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

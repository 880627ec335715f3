import {writeFileSync} from 'node:fs';
import {basename} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../../scripts/find-chrome.js';
import {findProjects, readProject} from './project.js';
import {sample} from './sample.js';
import {serveProject} from './serve.js';
import {emptyResult, type ProjectResult, visitProject} from './visit.js';

// Visits every navigation entry of real projects in Chromium: npm run corpus -- FOLDER… [--sample N] [--seed S] [--json
// FILE] [--run components]

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    sample: {type: 'string'},
    seed: {type: 'string'},
    json: {type: 'string'},
    run: {type: 'string'},
    verbose: {type: 'boolean'},
  },
});
const folders = findProjects(positionals);
if (folders.length === 0) {
  console.error('Give a folder with a docs.json, or a folder of such folders: npm run corpus -- ../projects');
  process.exit(2);
}

const browser = await chromium.launch({
  executablePath: findChrome(),
  // Resolves no host names, so that requests to other hosts are recorded but never sent.
  args: [...chromeSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
const results: ProjectResult[] = [];
try {
  for (const folder of folders) results.push(await measure(folder));
} finally {
  await browser.close();
}

/** Returns the result of a project. A failure becomes a result too, and does not stop the other projects. */
async function measure(folder: string): Promise<ProjectResult> {
  try {
    const whole = await readProject(folder);
    const pages = values.sample ? sample(whole.pages, Number(values.sample), Number(values.seed ?? 1)) : whole.pages;
    const server = await serveProject(folder, values.run);
    try {
      const result = await visitProject(browser, {...whole, pages}, server.url);
      console.error(`${result.name}: ${result.seconds} s`);
      return result;
    } finally {
      server.close();
    }
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(`${basename(folder)}: could not be measured\n${why}`);
    return {...emptyResult(basename(folder)), failures: [{slug: '', why}]};
  }
}

console.table(
  Object.fromEntries(
    results.map(({name, failures: _, absent, probes, ...numbers}) => [
      name,
      {...numbers, absent: absent.length, probes: probes.length},
    ]),
  ),
);
for (const {name, failures, absent, probes} of results) {
  for (const {slug, why} of failures) console.log(`${name}/${slug}: ${why}`);
  if (values.verbose) for (const path of [...absent, ...probes]) console.log(`${name}: ${path} is not there`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify({projects: results}, null, 2)}\n`);
process.exitCode = results.some(
  ({entries, withFile, rendered, uncaught, foreignRequests, rawVisible}) =>
    entries === 0 || rendered < withFile || uncaught > 0 || foreignRequests > 0 || rawVisible > 0,
)
  ? 1
  : 0;

import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../scripts/find-chrome.js';
import {findProjects, readProject} from './project.js';
import {sample} from './sample.js';
import {serveProject} from './serve.js';
import {type ProjectResult, visitProject} from './visit.js';

// Visits every navigation entry of real projects in Chromium: npm run corpus -- FOLDER… [--sample N] [--seed S] [--json FILE]

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {sample: {type: 'string'}, seed: {type: 'string'}, json: {type: 'string'}, verbose: {type: 'boolean'}},
});
const folders = findProjects(positionals);
if (folders.length === 0) {
  console.error('Give a folder with a docs.json, or a folder of such folders: npm run corpus -- ../projects');
  process.exit(2);
}

const browser = await chromium.launch({
  executablePath: findChrome(),
  // No name is resolved: what pages ask of other hosts is seen and goes nowhere.
  args: [...chromeSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
const results: ProjectResult[] = [];
try {
  for (const folder of folders) {
    const whole = await readProject(folder);
    const pages = values.sample ? sample(whole.pages, Number(values.sample), Number(values.seed ?? 1)) : whole.pages;
    const server = await serveProject(folder);
    results.push(await visitProject(browser, {...whole, pages}, server.url));
    console.error(`${results.at(-1)?.name}: ${results.at(-1)?.seconds} s`);
    server.close();
  }
} finally {
  await browser.close();
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
  ({withFile, rendered, uncaught, foreignRequests}) => rendered < withFile || uncaught > 0 || foreignRequests > 0,
)
  ? 1
  : 0;

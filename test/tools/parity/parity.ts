import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../../scripts/find-chrome.js';
import {compareProject, type Result} from './compare-project.js';

// Compares projects as both kinds of site (`compare-project.ts`): FOLDER… [--sample N] [--json FILE]

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const sample = Number(option('--sample') ?? Number.POSITIVE_INFINITY);
const valued = ['--sample', '--json'];
const folders = args.filter((each, at) => !each.startsWith('--') && !valued.includes(args[at - 1] ?? ''));
const projects = folders.flatMap(folder =>
  existsSync(join(folder, 'docs.json'))
    ? [folder]
    : readdirSync(folder)
        .map(name => join(folder, name))
        .filter(each => existsSync(join(each, 'docs.json'))),
);

const browser = await chromium.launch({
  executablePath: findChrome(),
  args: [...chromeSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
const results: Result[] = [];
try {
  for (const project of projects) {
    const result = await compareProject(browser, project, sample);
    results.push(result);
    console.log(
      `${result.name.padEnd(24)} ${String(result.urls).padStart(5)} pages  ${result.differences.length} differences`,
    );
    for (const each of result.differences.slice(0, 20))
      console.log(
        `  ${each.url} ${each.kind}\n    runtime:     ${each.runtime.replaceAll('\n', '⏎')}\n    prerendered: ${each.prerendered.replaceAll('\n', '⏎')}`,
      );
  }
} finally {
  await browser.close();
}
const json = option('--json');
if (json !== undefined) writeFileSync(json, JSON.stringify({projects: results}, null, 1));
process.exitCode = results.some(each => each.differences.length > 0) ? 1 : 0;

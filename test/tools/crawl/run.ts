import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../../scripts/find-chrome.js';
import {crawlProject} from './crawl-project.js';

// Crawls every page of prerendered projects in Chromium: the demo, or the given folders. `--pages N` limits the pages
// per project.

const args = process.argv.slice(2);
const option = args.indexOf('--pages');
const most = option === -1 ? Number.POSITIVE_INFINITY : Number(args[option + 1]);
const folders = args.filter((each, at) => !each.startsWith('--') && args[at - 1] !== '--pages');
const projects = folders.length > 0 ? folders : [join(import.meta.dirname, '../../../../demo/site')];

const browser = await chromium.launch({
  executablePath: findChrome(),
  args: [...chromeSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
let faults = 0;
try {
  for (const project of projects) {
    console.log(project);
    for (const {name, pages, links, broken, lacking} of await crawlProject(browser, project, most)) {
      const lacks =
        lacking.length > 0
          ? `; the project lacks ${lacking.length}, as its check says, or a document is out of reach`
          : '';
      console.log(`  ${name.padEnd(24)} ${pages} pages, ${links} addresses, ${broken.length} broken${lacks}`);
      for (const each of broken.slice(0, 20)) console.log(`    ${each}`);
      faults += broken.length;
    }
  }
} finally {
  await browser.close();
}
process.exitCode = faults > 0 ? 1 : 0;

import {writeFileSync} from 'node:fs';
import {chromium} from 'playwright-core';
import {chromeSwitches, findChromeOfReaders} from '../../../scripts/find-chrome.js';
import {type ResponseHost, withResponse} from '../../e2e/response-page.js';
import {median} from './median.js';

// Measures a 20 MB response: the longest task while it arrives and is rendered, and the total time.

const rounds = 5;
const bar = 200;
const cases = [
  {name: '20 MB json', path: '/big?mb=20', shown: '.tree-row'},
  {name: '20 MB json, raw', path: '/big?mb=20', shown: '.tree-row', isRaw: true},
  {name: '20 MB text', path: '/big?mb=20&type=text', shown: '.slice'},
] as const;

interface Measured {
  readonly longest: number;
  readonly ms: number;
}

const browser = await chromium.launch({executablePath: findChromeOfReaders(), args: [...chromeSwitches]});
const rows: object[] = [];
let missed = 0;
try {
  for (const each of cases) {
    const runs: Measured[] = [];
    for (let round = 0; round <= rounds; round++)
      await withResponse(browser, async host => {
        const measured = await measure(host, each);
        // The first round is a warm-up.
        if (round > 0) runs.push(measured);
      });
    const longest = median(runs.map(run => run.longest));
    if (longest > bar) missed++;
    const ms = runs.map(run => Math.round(run.ms));
    rows.push({case: each.name, name: 'lectern', runs: ms, median: median(ms), longest});
    console.log(
      `${each.name.padEnd(20)} shown after ${String(median(ms)).padStart(5)} ms, longest task ${Math.round(longest)} ms (bar ${bar})${longest > bar ? '  MISSED' : ''}`,
    );
  }
} finally {
  await browser.close();
}
const json = process.argv.indexOf('--json');
if (json > 0) writeFileSync(process.argv[json + 1] as string, JSON.stringify({rows}, null, 1));
process.exitCode = missed > 0 ? 1 : 0;

async function measure(host: ResponseHost, each: (typeof cases)[number]): Promise<Measured> {
  const {page} = host;
  if (each.path.includes('type=text'))
    await page.route('**/big?*', async route => {
      const answer = await route.fetch();
      await route.fulfill({response: answer, headers: {...answer.headers(), 'content-type': 'text/plain'}});
    });
  await page.evaluate(() => {
    const seen = {longest: 0};
    Object.assign(globalThis, {seen});
    new PerformanceObserver(list => {
      for (const {duration} of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({type: 'longtask', buffered: false});
  });
  const start = performance.now();
  await host.send(each.path);
  await page.waitForSelector(`try-it-response ${each.shown}`, {timeout: 60_000});
  const ms = performance.now() - start;
  if ('isRaw' in each) {
    await page.click('try-it-response .views button:last-child');
    await page.waitForSelector('try-it-response .slice');
  } else if (each.shown === '.tree-row') {
    // Opens the last range, and scrolls to its end.
    await page.focus('try-it-response .tree');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
  }
  await page.waitForTimeout(300);
  const longest = await page.evaluate(() => (globalThis as unknown as {seen: {longest: number}}).seen.longest);
  return {longest, ms};
}

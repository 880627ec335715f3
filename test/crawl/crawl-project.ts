import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser} from 'playwright-core';
import {runPrerender} from '../../shell/node/prerender/prerender-command.js';
import {listen, static_} from '../parity/sites.js';
import {type Crawled, crawl} from './crawl.js';

export interface CrawledSite extends Crawled {
  readonly name: string;
}

/** Where a site may lie. */
export const bases = ['/', '/docs/', '/a/b/'] as const;

/** A prerendered project under each base with and without scripts, and its portable copy from the disk. */
export async function crawlProject(
  browser: Browser,
  project: string,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly CrawledSite[]> {
  const folder = mkdtempSync(join(tmpdir(), 'crawl-'));
  const found: CrawledSite[] = [];
  const write = async (name: string, isPortable: boolean, base = '/') => {
    const out = join(folder, name);
    const command = {folder: project, out, base, isPortable, strict: false, version: '0.0.0'};
    const answer = await runPrerender(command, {out() {}, err() {}});
    if (answer !== 0) throw new Error(String(answer));
    return out;
  };
  try {
    // The same files under every base: only 404.html has one in it.
    const out = await write('site', false);
    for (const base of bases) {
      const {url, close} = await listen(static_(out, base));
      try {
        for (const hasScript of [true, false]) {
          const root = url + base.slice(1);
          const name = `${base} ${hasScript ? 'with' : 'without'} scripts`;
          found.push({name, ...(await crawl(browser, {root, hasScript, most}))});
        }
      } finally {
        close();
      }
    }
    const root = `${pathToFileURL(await write('copy', true)).href}/`;
    for (const hasScript of [true, false])
      found.push({
        name: `disk ${hasScript ? 'with' : 'without'} scripts`,
        ...(await crawl(browser, {root, hasScript, most})),
      });
  } finally {
    rmSync(folder, {recursive: true});
  }
  return found;
}

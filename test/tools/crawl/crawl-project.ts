import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser} from 'playwright-core';
import {runPrerender} from '../../../shell/node/commands/prerender/prerender-command.js';
import {createServeListener} from '../../../shell/node/commands/serve/serve-listener.js';
import {openNodeProject} from '../../../shell/node/files/project-files.js';
import {isWebUrl} from '../../../src/base/web-url.js';
import {checkProject} from '../../../src/check/check-project.js';
import {type SiteData, siteDataPath} from '../../../src/hosts/host-format.js';
import {openProject} from '../../../src/prerender/open-project.js';
import {findMounts} from '../../../src/site/navigation/open-documents.js';
import {listCandidateDocuments} from '../../../src/site/site.js';
import {listen} from '../parity/sites.js';
import {type Crawled, crawl} from './crawl.js';

export interface CrawledSite extends Crawled {
  readonly name: string;
}

/** Base paths of a site. */
export const bases = ['/', '/docs/', '/a/b/'] as const;

/**
 * Lists the parts that a project lacks according to `lectern check`: pages, files, and fragments. An unreachable API
 * document has no pages, and pages bound to it have no fields.
 */
async function lackingIn(project: string): Promise<(path: string) => boolean> {
  const {findings} = await checkProject(openNodeProject(project), {version: '0.0.0'});
  const named = findings.flatMap(({code, message}) => {
    if (code === 'asset-missing') return / has no target: (.+?) does not exist/.exec(message)?.[1] ?? [];
    if (code === 'nav-file-missing') return /^The navigation lists "(.+?)"/.exec(message)?.[1] ?? [];
    if (code === 'link-missing') return /: (.+)\.mdx does not exist\.$/.exec(message)?.[1] ?? [];
    if (code !== 'link-anchor-missing') return [];
    const [, part, page] = /opens (#.+), but (.+)\.mdx? has/.exec(message) ?? [];
    return part === undefined ? [] : `${page}${part}`;
  });
  // The slug of an unlisted index page is its folder.
  const lacks = new Set(named.flatMap(each => [each, each.replace(/\/index(?=#|$)/, '')]));
  const {site, pageMetadata} = await openProject(openNodeProject(project), async path => ({path, missing: 'failed'}));
  return path => {
    const [slug = '', part] = path.split('#');
    const binding = pageMetadata.get(slug)?.binding;
    const bound = binding ? listCandidateDocuments(site, slug, binding.document) : [];
    const documents = part === undefined ? findMounts(site.navigation, slug).map(({document}) => document) : bound;
    return lacks.has(path) || lacks.has(slug) || documents.some(each => isWebUrl(each) && !site.indexes.get(each));
  };
}

/**
 * Crawls a prerendered project under each base with and without scripts, and its portable copy from disk. Ignores parts
 * that the project itself lacks.
 */
export async function crawlProject(
  browser: Browser,
  project: string,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly CrawledSite[]> {
  const folder = mkdtempSync(join(tmpdir(), 'crawl-'));
  const found: CrawledSite[] = [];
  const isLacking = await lackingIn(project);
  const write = async (name: string, isPortable: boolean, base = '/') => {
    const out = join(folder, name);
    const command = {folder: project, out, base, isPortable, strict: false, version: '0.0.0'};
    const answer = await runPrerender(command, {out() {}, err() {}});
    if (answer !== 0) throw new Error(String(answer));
    return out;
  };
  try {
    // All bases use the same files. Only 404.html contains a base.
    const out = await write('site', false);
    for (const base of bases) {
      const site = JSON.parse(readFileSync(join(out, siteDataPath), 'utf8')) as SiteData;
      const {url, close} = await listen(createServeListener({...site, folder: out, host: '127.0.0.1', base}));
      try {
        for (const hasScript of [true, false]) {
          const root = url + base.slice(1);
          const name = `${base} ${hasScript ? 'with' : 'without'} scripts`;
          found.push({name, ...(await crawl(browser, {root, hasScript, most, isLacking}))});
        }
      } finally {
        close();
      }
    }
    const root = `${pathToFileURL(await write('copy', true)).href}/`;
    for (const hasScript of [true, false])
      found.push({
        name: `disk ${hasScript ? 'with' : 'without'} scripts`,
        ...(await crawl(browser, {root, hasScript, most, isLacking})),
      });
  } finally {
    rmSync(folder, {recursive: true});
  }
  return found;
}

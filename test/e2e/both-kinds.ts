import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before} from 'node:test';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {alive} from '../tools/parity/alive.js';
import {contentOf, differences} from '../tools/parity/compare.js';
import {type BothSites, listen, serveBoth, static_} from '../tools/parity/sites.js';
import {type ProjectFiles, type ServeOptions, serve, type Visit, visit, writeProject} from './site.js';

const finished: string[] = [];
process.once('exit', () => {
  for (const folder of finished) rmSync(folder, {recursive: true, force: true});
});

// Serves a project as both kinds of site, for behavior that both must have.

export type Kind = 'script tag' | 'prerendered';

/** A site of one kind in a tab. */
export interface Opened extends Visit {
  readonly kind: Kind;
  /** URL of the site, with a trailing slash. */
  readonly url: string;
  /** Navigates to a page by its slug, or reloads the site there. */
  to(slug: string): Promise<void>;
  /** Returns a site's file as text, from the project or from the prerendered output. */
  file(path: string): string;
}

export interface BothOptions {
  readonly context?: BrowserContextOptions;
  /** Public URL of the prerendered site. */
  readonly siteUrl?: string;
  /** Generates preview pictures for links. */
  readonly thumbnails?: boolean;
  readonly kinds?: readonly Kind[];
  /** Runs before any code of the site. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page of the project in each kind of site and runs a test on it. Cleans up in every case. */
export async function inBoth(
  browser: Browser,
  files: ProjectFiles,
  slug: string,
  use: (opened: Opened) => Promise<void>,
  {context, siteUrl, thumbnails = false, kinds = ['script tag', 'prerendered'], prepare}: BothOptions = {},
): Promise<void> {
  for (const kind of kinds) {
    const site =
      kind === 'script tag' ? await byScript(files) : await ahead(files, {...(siteUrl && {siteUrl}), thumbnails});
    const opened = await visit(browser, 'about:blank', context, site.url);
    const to = async (next: string) => {
      await opened.page.goto(site.url + site.address(next));
      // Navigation to the same URL with another fragment does not reload.
      if (kind === 'script tag') await opened.page.reload();
      await shown(opened.page, kind);
    };
    try {
      await prepare?.(opened.page);
      await to(slug);
      await use({...opened, kind, url: site.url, to, file: site.file});
    } catch (error) {
      throw new Error(`${kind}: ${error instanceof Error ? error.message : error}`, {cause: error});
    } finally {
      await opened.close();
      site.close();
    }
  }
}

async function shown(page: Page, kind: Kind): Promise<void> {
  if (kind === 'prerendered') return alive(page);
  await page.waitForFunction(
    () => document.querySelector('.site-header > *') && document.querySelector('[data-turning]') === null,
  );
}

async function byScript(files: ProjectFiles) {
  const {url, close} = await serve(files);
  const address = (slug: string) => (slug === 'index' ? '' : `#/${slug}`);
  return {url, close, address, file: (path: string) => String(files[path] ?? '')};
}

/** Prerenders a project, and serves it from a plain host. */
export async function ahead(
  files: ProjectFiles,
  {
    delays,
    ...more
  }: {
    readonly siteUrl?: string;
    readonly thumbnails: boolean;
    readonly delays?: ServeOptions['delays'];
  } = {thumbnails: false},
) {
  const top = mkdtempSync(join(tmpdir(), 'both-'));
  const folder = join(top, 'project');
  const out = join(top, 'out');
  writeProject(folder, files);
  const said: string[] = [];
  const command = {folder, out, ...more, isPortable: false, strict: false, version: '0.0.0'};
  const code = await runPrerender(command, {out() {}, err: text => said.push(text)});
  assert.equal(code, 0, said.join('\n'));
  const answer = static_(out, '/');
  const {url, close} = await listen(async (request, response) => {
    await delays?.get(request.url ?? '');
    answer(request, response);
  });
  return {
    url,
    address: (slug: string) => (slug === 'index' ? '' : slug.replace(/(?=[?#]|$)/, '/')),
    file: (path: string) => readFileSync(join(out, path), 'utf8'),
    close() {
      close();
      // A late request can open a file in this folder after the test.
      finished.push(top);
    },
  };
}

/**
 * Serves a project as both kinds of site for all tests in a file. `top` is the test's folder, which contains the
 * project.
 */
export function useBoth(files: ProjectFiles): {readonly top: string; readonly both: () => BothSites} {
  const top = mkdtempSync(join(tmpdir(), 'use-both-'));
  let both: BothSites | undefined;
  before(async () => {
    const folder = join(top, 'project');
    writeProject(folder, files);
    both = await serveBoth(folder);
  });
  after(() => {
    both?.close();
    rmSync(top, {recursive: true});
  });
  return {
    top,
    both() {
      assert.ok(both, 'the sites are served when the first test begins');
      return both;
    },
  };
}

/** Compares a page between both kinds of site. With a script tag, waits for parts that load later. */
export async function sameInBoth(browser: Browser, both: BothSites, path: string): Promise<void> {
  // A new context, without the cache of an earlier page.
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.goto(both.prerendered + path);
  const wanted = await contentOf(tab, both.prerendered);
  await tab.goto(both.runtime + path.replace(/\/$/, ''));
  await tab.waitForFunction(() => document.querySelector('.site-header > *'));
  let found = differences(path, await contentOf(tab, both.runtime), wanted);
  for (let turn = 0; found.length > 0 && turn < 50; turn++) {
    await tab.waitForTimeout(100);
    found = differences(path, await contentOf(tab, both.runtime), wanted);
  }
  assert.deepEqual(found, []);
  await context.close();
}

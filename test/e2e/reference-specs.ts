import assert from 'node:assert/strict';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {Browser} from 'playwright-core';
import {openReader} from '../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../src/base/files.js';
import {serve, visit} from './site.js';

/** The strictest policy that supports a reference by one tag. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'";

/** Records policy violations. A separate file, because the policy allows no inline script. */
export const collectViolations = `globalThis.violations = [];
document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective + ' ' + event.blockedURI));`;

/** Returns every file below a folder that can be a document. */
export function listDocuments(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(path => /\.(?:json|ya?ml)$/i.test(path))
    .map(path => join(folder, path))
    .filter(path => statSync(path).size < 20_000_000)
    .sort();
}

export interface SeenDocument {
  /** Number of operations in the document. */
  readonly operations: number;
  /** Titles of the opened pages. */
  readonly opened: readonly string[];
}

/**
 * Opens a document with one tag under the strictest policy: its introduction, and some operations selected by `seed`.
 * Fails on an exception, a console error, a violation, or a request to another origin.
 */
export async function checkDocument(browser: Browser, path: string, seed: number, count = 5): Promise<SeenDocument> {
  const folder = dirname(path);
  const name = basename(path);
  const texts = Object.fromEntries(
    listDocuments(folder).map(each => [each.slice(folder.length + 1), readFileSync(each, 'utf8')]),
  );
  const {index} = await openReader(name, createMemoryFiles(texts), {}).index();
  const operations = index?.operations.length ?? 0;
  const site = await serve(
    {...texts, 'collect.js': collectViolations},
    {
      guessesStyles: true,
      attributes: `spec="${encodeURIComponent(name)}"`,
      headers: {'content-security-policy': strictPolicy},
      head: '<script src="/collect.js"></script>',
    },
  );
  const pictures = [...(texts[name] ?? '').matchAll(/!\[[^\]]*\]\((https?:[^)\s]+)/g)].map(([, url = '']) => url);
  const {page, messages, uncaught, requests, close} = await visit(browser, site.url);
  const opened: string[] = [];
  try {
    await page.locator('.site-header > *').first().waitFor();
    await page.waitForFunction(() => (document.querySelector('h1')?.textContent ?? '') !== '');
    if (operations > 0) {
      await page.waitForSelector('.sidebar-nav .nav-link >> nth=1', {timeout: 30_000});
      const links = await page.$$eval('.sidebar-nav .nav-link', found =>
        found.map(each => each.getAttribute('href') ?? ''),
      );
      const pages = [...new Set(links.filter(href => href.split('/').length > 2))];
      let state = seed;
      for (let at = 0; at < Math.min(count, pages.length); at++) {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        const [href = ''] = pages.splice(state % pages.length, 1);
        await page.evaluate(to => {
          location.hash = to;
        }, href);
        await page.waitForFunction(
          to =>
            document.querySelector('.sidebar-nav [aria-current]')?.getAttribute('href') === to &&
            document.querySelector('.site-article openapi-endpoint')?.textContent?.trim() &&
            document.querySelector('[data-turning]') === null,
          href,
          {timeout: 30_000},
        );
        opened.push((await page.locator('h1').first().textContent()) ?? '');
      }
    }
    const violations = await page.evaluate(() => (globalThis as unknown as {violations: readonly string[]}).violations);
    // The policy blocks images of other origins in a document's descriptions. The page continues.
    const isOwn = (said: string) => !pictures.some(url => said.includes(url));
    assert.deepEqual({violations: violations.filter(isOwn), uncaught}, {violations: [], uncaught: []});
    if (operations > 0) {
      // The console reports broken documents.
      const isExpected = (text: string) => path.includes('/edge/') && /^Failed to load resource|spec-/.test(text);
      assert.deepEqual(
        messages.filter(text => isOwn(text) && !isExpected(text)),
        [],
      );
      assert.equal(await page.locator('.operation-failed').count(), 0);
    }
    assert.deepEqual(
      requests.filter(each => /^https?:/.test(each) && isOwn(each)),
      [],
    );
    return {operations, opened};
  } finally {
    await close();
    site.close();
  }
}

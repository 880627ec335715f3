import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, type Page} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../../scripts/find-chrome.js';
import {type ExpectedPage, findProjects, readProject} from '../corpus/project.js';
import {serveProject} from '../corpus/serve.js';
import {oracleTree} from './oracle-tree.js';
import type {Simple} from './simple.js';
import {simplifyOracle} from './simple-oracle.js';
import {missingWord} from './words.js';

export interface TextResult {
  pages: number;
  equal: number;
  readonly differences: {file: string; why: string}[];
}

/**
 * Opens every page of the navigation in Chromium, and searches the visible text for the words of the oracle's tree.
 * Detects a component that loses its content. Leaves out pages that need a JavaScript runtime.
 */
export async function compareTexts(folders: readonly string[]): Promise<TextResult> {
  const result: TextResult = {pages: 0, equal: 0, differences: []};
  const browser = await chromium.launch({
    executablePath: findChrome(),
    args: [...chromeSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  try {
    for (const folder of findProjects(folders)) {
      const project = await readProject(folder);
      const server = await serveProject(folder);
      const tab = await browser.newPage();
      await tab.goto(server.url);
      await tab.waitForSelector('.site-article > *', {state: 'attached'});
      for (const page of project.pages) await comparePage(tab, folder, page, result);
      await tab.close();
      server.close();
    }
  } finally {
    await browser.close();
  }
  return result;
}

async function comparePage(tab: Page, folder: string, page: ExpectedPage, result: TextResult): Promise<void> {
  if (!page.file || page.head.url || needsRuntime.test(page.source)) return;
  let words: string;
  try {
    words = literalText(simplifyOracle(oracleTree(readFileSync(join(folder, page.file), 'utf8'))));
  } catch {
    return;
  }
  result.pages++;
  const shown = await tab.evaluate(show, page.slug).catch(error => `(${(error as Error).message.split('\n')[0]})`);
  const missing = missingWord(words, shown);
  if (missing) result.differences.push({file: join(folder, page.file), why: `"${missing}" is not shown in its place`});
  else result.equal++;
}

/** Hooks, handlers, packages, and component files, which only a JavaScript runtime can render. */
const needsRuntime =
  /\buse(?:State|Effect|Ref|Memo|Callback)\b|\son[A-Z]\w*=\{|\bfrom\s+["'](?:[^./"'][^"']*|[^"']*\.[jt]sx?)["']/;

const silent = new Set(['<style>', '<script>', '<head>', '<template>']);

/**
 * Returns the text in the tree itself, without the results of expressions and snippets, which the oracle cannot
 * evaluate.
 */
function literalText(nodes: readonly Simple[]): string {
  return nodes
    .map(node => {
      if (typeof node === 'string') return node;
      if ('expression' in node) return ' ';
      if ('code' in node) return ` ${node.value} `;
      return silent.has(node.name) ? '' : ` ${literalText(node.children)} `;
    })
    .join('');
}

/** Runs in the browser: navigates to a page, and returns its text after it has replaced the last page's text. */
async function show(slug: string): Promise<string> {
  const article = document.querySelector('.site-article') as HTMLElement;
  const hash = `#/${encodeURI(slug === 'index' ? '' : slug)}`;
  if (location.hash !== hash) {
    const marker = article.appendChild(document.createElement('i'));
    location.hash = hash;
    for (let wait = 0; marker.isConnected && wait < 500; wait++) await new Promise(done => setTimeout(done, 10));
  }
  return article.textContent ?? '';
}

import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import type {Files} from '../../../../src/base/files.js';
import {buildPageMetadata} from '../../../../src/markdown/frontmatter/page.js';
import {authored} from '../../../../src/site/page/authored.js';
import {buildPageMarkdown} from '../../../../src/site/page/build-page-markdown.js';
import {createPageContext} from '../../../../src/site/page/create-page-context.js';
import {buildPage, type PageDocument, type PageOptions} from '../../../../src/site/page/open-page.js';
import {sharedPath, withoutShared} from '../../../shared.js';
import {firstDifference, shownTags, shownWords} from './shown-text.js';

const corpus = sharedPath('corpus');
const skip = withoutShared('corpus');

/** Words with which Markdown replaces a color, a position or an icon. */
const labels = new Set('note tip info warning danger check important embedded content'.split(' '));
const noHead = buildPageMetadata(new Map());

function optionsOf(folder: string): PageOptions {
  const files: Files = {
    async read(path) {
      const place = join(folder, path);
      return existsSync(place) ? {path, text: readFileSync(place, 'utf8')} : {path, missing: 'absent'};
    },
  };
  return {
    files,
    extension: '.mdx',
    snippets: new Map(),
    context: (slug, file) => createPageContext(slug, file, {base: '/', router: 'history'}),
    authored: async () => authored,
  };
}

function* pagesOf(folder: string): Generator<string> {
  for (const path of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort())
    if (path.endsWith('.mdx') && !/(?:^|\/)(?:_?snippets|node_modules)\//.test(path)) yield path;
}

/** Returns the faults in a page's Markdown, one sentence each. */
async function findFaults(
  path: string,
  source: string,
  options: PageOptions,
  isReadByOthers: boolean,
): Promise<string[]> {
  const faults: string[] = [];
  const slug = path.replace(/\.mdx$/, '');
  const page = await buildPage(slug, path, source, options);
  const context = await options.context(slug, path);
  const markdown = buildPageMarkdown(page, context);
  const again = await buildPage(slug, path, markdown, options);
  const prose = markdown.replace(/^([ >]*(?:[-*] |\d+[.)] )* *)(`{3,})[\s\S]*?^[ >]*\2$/gm, 'code');
  const tag = /(?<!\\)<\/?[A-Z][\w.]*[^>]*>/.exec(prose.replace(/(`+)[^`][\s\S]*?\1/g, ''));
  if (tag) faults.push(`there is ${tag[0]}`);
  if (/\n\n\n/.test(prose)) faults.push('there are two blank lines');
  if (!/[^\n]\n$/.test(markdown)) faults.push('the end is not one line end');
  // Content for one audience is either in the page or in the Markdown.
  if (!/<Visibility/.test(source)) {
    const difference = firstDifference(wordsOf(page), wordsOf(again), labels);
    if (difference) faults.push(difference);
  }
  if (isReadByOthers) faults.push(...findMisreadings(markdown, again));
  const body = buildPageMarkdown({...page, metadata: noHead}, context);
  const {nodes} = await buildPage(slug, path, body, options);
  const twice = buildPageMarkdown({metadata: noHead, nodes}, context);
  if (!body.includes('\\@') && withoutTabs(twice) !== withoutTabs(body))
    faults.push(`written again it differs: ${firstLine(body, twice)}`);
  return faults;
}

/** Finds differences between a standard CommonMark parser with tables and our own renderer. */
function findMisreadings(markdown: string, ours: PageDocument): string[] {
  const other = micromark(markdown, {extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true});
  // Only Lectern shows the titles of code fences.
  const own = ours.content.text.replace(/<div class="code-head">.*?<\/div>/g, '');
  const difference = firstDifference(shownWords(own), shownWords(other), new Set());
  // Lectern detects email addresses after it has removed escapes.
  if (markdown.includes('\\@')) return [];
  const [tags, otherTags] = [shownTags(own), shownTags(other)];
  return [
    ...(difference ? [`others read ${difference}`] : []),
    ...(tags === otherTags ? [] : [`others see ${firstLine(otherTags, tags)}`]),
  ];
}

function wordsOf(page: PageDocument): string[] {
  return [...shownWords(page.top.text), ...shownWords(page.content.text)];
}

/** Tabs before code in a list can become spaces. */
function withoutTabs(text: string): string {
  return text.replace(/^[ \t]+/gm, ' ');
}

function firstLine(one: string, other: string): string {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const at = a.findIndex((line, index) => line !== b[index]);
  return `${JSON.stringify(a[at])} instead of ${JSON.stringify(b[at])}`;
}

test('the Markdown of every page of real projects has its words in order and no tags, is read alike by others, and stays the same when written again', {
  skip,
}, async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const project of readdirSync(corpus).filter(name => existsSync(join(corpus, name, 'docs.json')))) {
    const folder = join(corpus, project);
    const options = optionsOf(folder);
    for (const path of pagesOf(folder)) {
      count++;
      // Compares only every fifth page, because the standard parser needs as much time as everything else.
      const faults = await findFaults(path, readFileSync(join(folder, path), 'utf8'), options, count % 5 === 0);
      wrong.push(...faults.map(fault => `${project}/${path}: ${fault}`));
    }
  }
  assert.ok(count > 100, `${count} pages`);
  assert.deepEqual(wrong, []);
});

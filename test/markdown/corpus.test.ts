import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Files} from '../../src/files.js';
import {buildPage, type PageOptions} from '../../src/open-page.js';
import {buildPageHead} from '../../src/page/page.js';
import {pageContext} from '../../src/page-context.js';
import {pageMarkdown} from '../../src/page-markdown.js';
import {renderAuthored} from '../../src/render-authored.js';
import {firstDifference, shownWords} from './shown-words.js';

const corpus = join(import.meta.dirname, '../../../../shared/corpus');
const skip = existsSync(corpus) ? false : 'the projects of ../shared/corpus are not here';

/** Words that Markdown has in place of a colour, a place or a sign. */
const labels = new Set('note tip info warning danger check important embedded content'.split(' '));

const noHead = buildPageHead(new Map());

interface Case {
  readonly path: string;
  readonly source: string;
  readonly options: PageOptions;
}

function* pages(): Generator<Case> {
  for (const project of readdirSync(corpus)) {
    const folder = join(corpus, project);
    if (!existsSync(join(folder, 'docs.json'))) continue;
    const files: Files = {
      async read(path) {
        const place = join(folder, path);
        return existsSync(place) ? {path, text: readFileSync(place, 'utf8')} : {path, missing: 'absent'};
      },
    };
    const options: PageOptions = {
      files,
      extension: '.mdx',
      snippets: new Map(),
      context: (slug, file) => pageContext(slug, file, {base: '/', router: 'history'}),
      authored: async () => renderAuthored,
    };
    for (const path of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort())
      if (path.endsWith('.mdx') && !/(?:^|\/)(?:_?snippets|node_modules)\//.test(path))
        yield {path, source: readFileSync(join(folder, path), 'utf8'), options};
  }
}

test('the Markdown of every page of real projects has its words in order, no tags, and is its own Markdown', {
  skip,
}, async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const {path, source, options} of pages()) {
    count++;
    const slug = path.replace(/\.mdx$/, '');
    const page = await buildPage(slug, path, source, options);
    const context = options.context(slug, path);
    const surroundings = {files: options.files, snippets: options.snippets, context};
    const markdown = await pageMarkdown(page, surroundings);
    const fail = (why: string) => wrong.push(`${path}: ${why}`);
    const again = await buildPage(slug, path, markdown, options);
    const outside = markdown.replace(/^([ >]*)(`{3,})[\s\S]*?^[ >]*\2/gm, '').replace(/(`+)[^`][\s\S]*?\1/g, '');
    const tag = /(?<!\\)<\/?[A-Z][\w.]*[^>]*>/.exec(outside);
    if (tag) fail(`there is ${tag[0]}`);
    if (/\n\n\n/.test(markdown.replace(/^([ >]*(?:[-*]|\d+[.)])? *)(`{3,})[\s\S]*?^[ >]*\2/gm, 'x')))
      fail('there are two blank lines');
    if (!/[^\n]\n$/.test(markdown)) fail('the end is not one line end');
    // What is for one kind of reader only is in one of the two.
    if (!/<Visibility/.test(source)) {
      const title = shownWords(page.top.text);
      const difference = firstDifference(
        [...title, ...shownWords(page.content.text)],
        shownWords(again.top.text + again.content.text),
        labels,
      );
      if (difference) fail(difference);
    }
    const body = await pageMarkdown({...page, head: noHead}, surroundings);
    const third = await pageMarkdown({...page, head: noHead, source: body}, surroundings);
    if (withoutTabs(third) !== withoutTabs(body)) fail(`written again it differs: ${firstLine(body, third)}`);
  }
  assert.ok(count > 1000, `${count} pages`);
  assert.deepEqual(wrong, []);
});

/** Tabs before the code of a list may come back as spaces. */
const withoutTabs = (text: string) => text.replace(/^[ \t]+/gm, ' ');

function firstLine(one: string, other: string): string {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const at = a.findIndex((line, index) => line !== b[index]);
  return `${JSON.stringify(a[at])} / ${JSON.stringify(b[at])}`;
}

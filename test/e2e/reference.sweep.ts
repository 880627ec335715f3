import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {View, ViewOptions} from '../../src/api-reference/views/reader.js';
import {nameOf, readerOf, viewOf, wholeView} from '../api-reference/views/draw.js';
import {hostileDocument} from '../api-reference/views/hostile-document.js';
import {axeFindings} from './axe.js';
import {serve, shared, useBrowser, visit} from './site.js';
import {viewPage} from './view-page.js';

const browser = useBrowser();
const golden = join(import.meta.dirname, '../../../test/api-reference/views/golden');

interface Golden {
  readonly operation?: string;
  readonly options?: ViewOptions;
  readonly document: unknown;
}

async function goldenView(name: string): Promise<View> {
  const {operation, options = {}, document} = JSON.parse(readFileSync(join(golden, `${name}.json`), 'utf8')) as Golden;
  const reader = readerOf(document);
  return operation ? wholeView(reader, nameOf(operation), options) : viewOf(await reader.overview(options));
}

const payloads = shared('security/payloads.json');

test('nothing of the payloads runs or leaves the page', {skip: payloads.skip}, async () => {
  const list = JSON.parse(readFileSync(payloads.path, 'utf8')) as readonly {payload: string}[];
  const pages: Record<string, string> = {};
  const options = {withoutRemoteImages: true, languages: ['curl']};
  for (let from = 0; from < list.length; from += 24) {
    const views: View[] = [];
    for (const {payload} of list.slice(from, from + 24)) {
      const reader = readerOf(hostileDocument(payload));
      views.push(viewOf(await reader.overview(options)), await wholeView(reader, nameOf('GET /b'), options));
    }
    // The elements treat all views alike, so one page with scripts is enough.
    pages[`${from}.html`] = from === 0 ? viewPage(views) : viewPage(views).replace(/<script[\s\S]*$/, '');
  }
  const site = await serve(pages);
  for (const name of Object.keys(pages)) {
    const seen = await visit(browser.open(), `${site.url}${name}`);
    await seen.page.waitForLoadState('networkidle');
    await seen.page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    await seen.page.waitForTimeout(200);
    assert.deepEqual(seen.dialogs, [], name);
    assert.deepEqual(seen.uncaught, [], name);
    assert.deepEqual(
      seen.requests.filter(request => !/^\/(?:_lectern\/|\d+\.html|favicon)/.test(request)),
      [],
      name,
    );
    const foreign = await seen.page.evaluate(
      () =>
        document.querySelectorAll(
          'main :is(script, iframe, object, embed, form, input, style, base, meta, link, svg :not(path))',
        ).length,
    );
    assert.equal(foreign, 0, name);
    await seen.close();
  }
  site.close();
});

test('views have no barrier that axe knows, in both modes, with everything open', async () => {
  const pages: Record<string, string> = {};
  for (const name of ['parameters', 'schemas', 'responses', 'security', 'examples', 'overview'])
    for (const mode of name === 'responses' || name === 'security'
      ? (['light', 'dark'] as const)
      : (['light'] as const))
      pages[`${name}-${mode}.html`] = viewPage([await goldenView(name)], mode);
  const site = await serve(pages);
  for (const name of Object.keys(pages)) {
    const seen = await visit(browser.open(), `${site.url}${name}`);
    await seen.page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    assert.deepEqual(await axeFindings(seen.page), [], name);
    await seen.close();
  }
  site.close();
});

test('a view has two columns where there is room, one elsewhere, and never scrolls sideways', async () => {
  const names = ['parameters', 'schemas', 'security', 'examples', 'overview'];
  const long = 'aVeryLongName_that-goes.on_and_on_'.repeat(4);
  const schema = {
    type: 'object',
    properties: {[long]: {type: 'string', enum: [long, 'b'], default: long, pattern: long}},
  };
  const api = {
    openapi: '3.1.0',
    info: {title: long},
    servers: [{url: `https://${long}.example.com`}],
    paths: {
      [`/${long}`]: {
        get: {
          summary: long,
          description: `${long} \`${long}\`\n\n| ${long} | a |\n|--|--|\n| ${long} | ${long} |`,
          parameters: [{in: 'query', name: long, schema}],
          responses: {200: {description: long, content: {[`application/${long}`]: {schema}}}},
        },
      },
    },
  };
  const hard = await wholeView(readerOf(api), nameOf(`GET /${long}`));
  const pages: Record<string, string> = {'hard.html': viewPage([hard])};
  for (const name of names) pages[`${name}.html`] = viewPage([await goldenView(name)]);
  const site = await serve(pages);
  for (const name of Object.keys(pages)) {
    const seen = await visit(browser.open(), `${site.url}${name}`);
    await seen.page.waitForLoadState('networkidle');
    for (const width of [1440, 1000, 390]) {
      await seen.page.setViewportSize({width, height: 900});
      const found = await seen.page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const main = box('.operation-title');
        const aside = box('.operation-aside > *');
        return {
          over: document.documentElement.scrollWidth - innerWidth,
          beside: aside && main && aside.left > main.right,
        };
      });
      assert.equal(found.over, 0, `${name} at ${width}`);
      if (found.beside !== undefined) assert.equal(found.beside, width >= 1000, `${name} at ${width}`);
    }
    await seen.close();
  }
  site.close();
});

test('without script every variant, language and example is there to be read', async () => {
  const site = await serve({
    'a.html': viewPage([await goldenView('examples')]),
    'b.html': viewPage([await goldenView('schemas')]),
  });
  for (const [name, words] of [
    ['a.html', ['pets add', 'import requests', '"c": 3', 'a,b', '<code>7</code>']],
    ['b.html', ['A cat', 'A good one.', 'at most 5 characters']],
  ] as const) {
    const seen = await visit(browser.open(), `${site.url}${name}`, {javaScriptEnabled: false});
    const hidden = await seen.page.evaluate(expected => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      const shown = [...document.querySelectorAll('main *')].filter(each => each.checkVisibility());
      return expected.filter(word => !shown.some(each => each.textContent?.includes(word)));
    }, words);
    assert.deepEqual(hidden, [], name);
    await seen.close();
  }
  site.close();
});

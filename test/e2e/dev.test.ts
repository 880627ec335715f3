import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {axeNow} from './axe.js';
import {type DevSite, withDev} from './dev-site.js';
import {shopText} from './endpoint-page.js';
import {docs, page, pixel, texts, useBrowser, visit} from './site.js';
import {controlOf, openForm} from './try-it-page.js';

// Tests the preview during editing: changes appear in place, and everything else keeps its position.

const browser = useBrowser();

const long = Array.from({length: 60}, (_, at) => `Paragraph ${at} of the text.`).join('\n\n');
const body = (words: string) => `${words}

<Tabs>
<Tab title="One">

First tab.

</Tab>
<Tab title="Two">

Second tab, ${words}.

</Tab>
</Tabs>

<Accordion title="More">

Inside, ${words}.

</Accordion>

\`\`\`js
const word = '${words}';
\`\`\`

${long}
`;

const project = {
  'docs.json': docs({
    navigation: {
      tabs: [
        {tab: 'Guide', groups: [{group: 'Start', pages: ['index', 'guide/other', 'guide/bound']}]},
        {tab: 'API', openapi: 'shop.json'},
      ],
    },
  }),
  'shop.json': shopText,
  'index.mdx': page(
    'Home',
    `import Part from '/snippets/part.mdx';\n\n${body('before')}\n\n<Part />\n\n![Dot](/dot.png)`,
  ),
  'snippets/part.mdx': 'A snippet before.\n',
  'guide/other.mdx': page('Other', 'Other text.'),
  'guide/bound.mdx': page('Bound', 'Text of the author.', 'openapi: GET /orders/{id}\n'),
  'dot.png': pixel,
};

/** Marks nodes, to detect later whether they were replaced. */
const mark = (site: DevSite, selector: string) =>
  site.page.$$eval(selector, found => {
    for (const each of found) (each as Element & {marked?: boolean}).marked = true;
    return found.length;
  });
const marked = (site: DevSite, selector: string) =>
  site.page.$$eval(selector, found => found.filter(each => (each as Element & {marked?: boolean}).marked).length);

test('a saved page updates in place, and keeps scroll position, open parts and tabs', () =>
  withDev(browser.open(), project, '', async site => {
    const {page: tab, save, holds, shows} = site;
    await shows('Home');
    await tab.getByRole('tab', {name: 'Two'}).click();
    await tab.locator('summary', {hasText: 'More'}).click();
    await tab.evaluate(() => scrollTo({top: 700, behavior: 'instant'}));
    assert.equal(await mark(site, '.site-article > p'), 63);
    await mark(site, 'docs-tabs, details');
    save('index.mdx', project['index.mdx'].replaceAll('before', 'after').replace('Paragraph 7 ', 'Seventh '));
    await holds('Seventh of');
    assert.deepEqual(
      await tab.evaluate(() => [
        scrollY,
        document.querySelector('[role=tab][aria-selected=true]')?.textContent,
        document.querySelector<HTMLDetailsElement>('.site-article details')?.open,
        [...document.querySelectorAll('.tab-panel > p:not([class])')].map(each => each.textContent),
        document.querySelector('.site-article pre code')?.textContent?.trim(),
      ]),
      [700, 'Two', true, ['First tab.', 'Second tab, after.'], "const word = 'after';"],
    );
    assert.equal(await marked(site, '.site-article > p'), 63);
    assert.equal(await marked(site, 'docs-tabs, .site-article details'), 2);
    await tab.waitForFunction(() => document.querySelector('.site-article pre code [class^="hljs-"]'));
    assert.deepEqual([site.messages, site.uncaught], [[], []]);
  }));

test('inserted and removed parts update in place, and replaced ones keep their choices', () =>
  withDev(browser.open(), project, '', async site => {
    const {page: tab, save, holds, shows} = site;
    await shows('Home');
    await tab.getByRole('tab', {name: 'Two'}).click();
    const text = project['index.mdx']
      .replace('<Tab title="One">', '<Tab title="Zero">\n\nNew tab.\n\n</Tab>\n<Tab title="One">')
      .replace('Paragraph 3 of the text.\n\n', '')
      .replace('Paragraph 30 of', '## Another\n\nParagraph 30 of')
      .replace('Paragraph 5 of', '## A new heading\n\nA new paragraph.\n\nParagraph 5 of');
    save('index.mdx', text);
    await holds('A new paragraph.');
    assert.deepEqual(await texts(tab, '[role=tab]'), ['Zero', 'One', 'Two']);
    assert.deepEqual(await texts(tab, '[role=tab][aria-selected=true]'), ['Two']);
    const words = await texts(tab, '.site-article > :is(p, h2)');
    assert.deepEqual(words.slice(1, 9), [
      'Paragraph 0 of the text.',
      'Paragraph 1 of the text.',
      'Paragraph 2 of the text.',
      'Paragraph 4 of the text.',
      'A new heading',
      'A new paragraph.',
      'Paragraph 5 of the text.',
      'Paragraph 6 of the text.',
    ]);
    await tab.waitForFunction(() => document.querySelector('.site-contents')?.textContent?.includes('A new heading'));
    // The new tabs are interactive.
    await tab.getByRole('tab', {name: 'Zero'}).click();
    await tab.getByText('New tab.').waitFor();
    save('index.mdx', project['index.mdx']);
    await tab.waitForFunction(() => !document.querySelector('.site-article h2'));
    assert.deepEqual(await texts(tab, '[role=tab]'), ['One', 'Two']);
    assert.deepEqual([site.messages, site.uncaught], [[], []]);
  }));

test('snippets, images, titles and docs.json update too', () =>
  withDev(browser.open(), project, '', async site => {
    const {page: tab, save, holds, shows} = site;
    await shows('Home');
    save('snippets/part.mdx', 'A snippet after.\n');
    await holds('A snippet after.');
    save('dot.png', Buffer.concat([pixel, Buffer.from([0])]));
    await tab.waitForFunction(() => /\?v=\d+$/.test(document.querySelector('img')?.src ?? ''));
    await tab.waitForFunction(() => document.querySelector('.site-sidebar')?.textContent?.includes('Other'));
    save('guide/other.mdx', page('Another name', 'Other text.'));
    await tab.waitForFunction(() => document.querySelector('.site-sidebar')?.textContent?.includes('Another name'));
    save('index.mdx', project['index.mdx'].replace('title: Home', 'title: Begin'));
    await shows('Begin');
    await tab.waitForFunction(() => document.querySelector('.nav-link[aria-current]')?.textContent?.trim() === 'Begin');
    assert.equal(await tab.title(), 'Begin - Acme');
    await tab.evaluate(() => scrollTo({top: 500, behavior: 'instant'}));
    const brand = () => tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--docs-brand'));
    const before = await brand();
    save(
      'docs.json',
      project['docs.json']
        .replace('"group":"Start"', '"group":"First steps"')
        .replace('#2563eb', '#b91c1c')
        .replace('"navigation"', '"banner":{"content":"News for **you**"},"navigation"'),
    );
    await tab.waitForFunction(() => document.querySelector('.site-sidebar')?.textContent?.includes('First steps'));
    assert.notEqual(await brand(), before);
    assert.deepEqual(await texts(tab, '.site-banner strong'), ['you']);
    assert.equal(await tab.evaluate(() => scrollY > 400), true);
    assert.deepEqual([site.messages, site.uncaught], [[], []]);
  }));

test('created, deleted and invalid pages and docs.json update immediately', () =>
  withDev(browser.open(), project, 'guide/later', async site => {
    const {page: tab, save, remove, shows, holds} = site;
    await shows('Page not found');
    save('guide/later.mdx', page('Later', 'Now it is here.'));
    await shows('Later');
    remove('guide/later.mdx');
    await shows('Page not found');
    save('guide/later.mdx', page('Later', 'Here again.'));
    await shows('Later');
    save('docs.json', '{"name": "Acme", "navigation": ');
    // The last valid site remains, and the panel shows the problem.
    const list = tab.locator('dev-findings #list');
    await list.waitFor();
    assert.match((await list.textContent()) ?? '', /docs\.json:1:\d+ error config-syntax/);
    assert.match((await list.locator('.fix').first().textContent()) ?? '', /\w/);
    assert.match((await tab.locator('.site-sidebar').textContent()) ?? '', /Start/);
    assert.equal(await tab.locator('.site-notice').count(), 0);
    await holds('Here again.');
    // A new browser tab also shows that site.
    const fresh = await visit(browser.open(), `${site.url}guide/other`);
    await fresh.shows('Other');
    await fresh.page.waitForFunction(() => document.querySelector('.site-sidebar')?.textContent?.includes('Start'));
    await fresh.page.locator('dev-findings #list').getByText('config-syntax').waitFor();
    await fresh.close();
    save('docs.json', '{"navigation": {"pages": ["index"]}}');
    await tab.waitForFunction(() =>
      document
        .querySelector('dev-findings')
        ?.shadowRoot?.querySelector('#list')
        ?.textContent?.includes('config-required'),
    );
    assert.match((await tab.locator('.site-sidebar').textContent()) ?? '', /Start/);
    save('docs.json', project['docs.json']);
    await tab.waitForFunction(() => document.querySelector('.site-sidebar')?.textContent?.includes('Start'));
    await list.waitFor({state: 'detached'});
    await holds('Here again.');
    assert.deepEqual(site.uncaught, []);
  }));

test('a changed document updates its views, and the form keeps typed values', () =>
  withDev(browser.open(), project, 'guide/bound', async site => {
    const {page: tab, save, holds, shows} = site;
    await shows('Bound');
    await tab.locator('.page-head .try-button').waitFor();
    const dialog = await openForm(tab);
    await controlOf(dialog, 'id').fill('typed-by-me');
    const shop = JSON.parse(shopText) as {paths: Record<string, {get: {summary: string; parameters: object[]}}>};
    const operation = shop.paths['/orders/{id}']?.get;
    assert.ok(operation);
    operation.parameters.push({
      name: 'colour',
      in: 'query',
      description: 'A new one of these.',
      schema: {type: 'string'},
    });
    save('shop.json', JSON.stringify(shop));
    await holds('A new one of these.');
    await controlOf(dialog, 'colour').waitFor();
    assert.equal(await controlOf(dialog, 'id').inputValue(), 'typed-by-me');
    assert.equal(await dialog.evaluate(element => (element as HTMLDialogElement).open), true);
    // The document is temporarily invalid. The view reports that, and the form remains open.
    save('shop.json', '{"openapi": ');
    await tab.locator('.operation-failed').waitFor({state: 'attached'});
    save('shop.json', JSON.stringify(shop));
    await holds('A new one of these.');
    assert.equal(await controlOf(dialog, 'id').inputValue(), 'typed-by-me');
    // The text around the view changes, but the view itself is not replaced.
    await dialog.getByRole('button', {name: 'Close'}).click();
    await mark(site, 'openapi-endpoint');
    save('guide/bound.mdx', page('Bound', 'Text that was saved.', 'openapi: GET /orders/{id}\n'));
    await holds('Text that was saved.');
    assert.equal(await marked(site, 'openapi-endpoint'), 1);
    assert.deepEqual(site.uncaught, []);
  }));

test('pages of documents follow their operations', () =>
  withDev(browser.open(), project, 'api-reference/orders/list-orders', async site => {
    const {page: tab, save} = site;
    await tab.waitForFunction(() => document.querySelector('.site-sidebar')?.textContent?.includes('Get an order'));
    save('shop.json', shopText.replace('Get an order', 'Fetch one order'));
    await tab.waitForFunction(() => document.querySelector('.site-sidebar')?.textContent?.includes('Fetch one order'));
    // The operation's slug derives from its summary.
    await tab.click('.nav-link:has-text("Fetch one order")');
    await tab.waitForFunction(() => document.title.startsWith('Fetch one order'));
    assert.match(tab.url(), /\/api-reference\/orders\/fetch-one-order\/?$/);
    assert.deepEqual(site.uncaught, []);
  }));

test('the overlay lists problems of the page and docs.json, by pointer and keyboard', () =>
  withDev(browser.open(), project, 'guide/other', async site => {
    const {page: tab, save, findings, shows} = site;
    await shows('Other');
    assert.deepEqual(await findings('guide/other.mdx'), []);
    assert.equal(await tab.locator('dev-findings button').count(), 0);
    save('guide/other.mdx', page('Other', '[Gone](/nowhere)\n\n<Cardd>x</Cardd>'));
    const found = await findings('guide/other.mdx', count => count === 2);
    assert.deepEqual(
      found.map(({code, file, line, column}) => [code, file, line, column]),
      [
        ['link-missing', 'guide/other.mdx', 5, 8],
        ['component-unknown', 'guide/other.mdx', 7, 1],
      ],
    );
    const button = tab.locator('dev-findings button');
    assert.equal((await button.textContent())?.trim(), '1 error, 1 warning');
    // On a phone, it does not cover the bar of an operation.
    const size = tab.viewportSize();
    await tab.setViewportSize({width: 390, height: 844});
    const box = await button.boundingBox();
    assert.ok(box && box.y + box.height <= 844 - 68, String(box?.y));
    if (size) await tab.setViewportSize(size);
    await button.focus();
    await tab.keyboard.press('Enter');
    const list = tab.locator('dev-findings li');
    assert.equal(await list.count(), 2);
    assert.match(
      (await list.first().textContent()) ?? '',
      /guide\/other\.mdx:5:8\s+error\s+link-missing\s+guide\/other\.mdx links to the page/,
    );
    assert.deepEqual(await axeNow(tab), []);
    await tab.keyboard.press('Escape');
    await list.first().waitFor({state: 'detached'});
    assert.equal(await tab.evaluate(() => document.activeElement?.localName), 'dev-findings');
    save('docs.json', project['docs.json'].replace('"guide/other"', '"guide/other","guide/absent"'));
    const more = await findings('guide/other.mdx', count => count === 3);
    assert.deepEqual(
      more.map(({code}) => code),
      ['nav-file-missing', 'link-missing', 'component-unknown'],
    );
    save('docs.json', project['docs.json']);
    save('guide/other.mdx', project['guide/other.mdx']);
    assert.deepEqual(await findings('guide/other.mdx', count => count === 0), []);
    assert.deepEqual(site.uncaught, []);
  }));

test('a missing page lists similar files and offers to create it', () =>
  withDev(browser.open(), project, 'guide/othr', async ({page: tab, folder, holds}) => {
    const box = tab.locator('.dev-missing');
    await box.waitFor();
    assert.equal(
      (await box.locator('p').textContent())?.trim(),
      'There is no guide/othr.mdx. guide/other.mdx looks like it.',
    );
    assert.equal(await box.getByRole('link').getAttribute('href'), '/guide/other');
    assert.deepEqual(await axeNow(tab), []);
    await box.getByRole('button', {name: 'Create guide/othr.mdx'}).click();
    await holds('Othr');
    assert.equal(readFileSync(join(folder, 'guide/othr.mdx'), 'utf8'), '---\ntitle: "Othr"\n---\n\n');
    await tab.waitForFunction(() => !document.querySelector('.dev-missing'));
  }));

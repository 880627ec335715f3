import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, page, pixel, useBrowser} from './site.js';

// The sidebar of a long section renders a closed group's entries when the reader opens the group.

const browser = useBrowser();
const tags = Array.from({length: 10}, (_, tag) => `Tag ${tag}`);
const operations = tags.flatMap((tag, at) =>
  Array.from({length: 25}, (_, number) => [
    `/t${at}/o${number}`,
    {get: {summary: `Operation ${at}-${number}`, tags: [tag], responses: {}}},
  ]),
);
const files = {
  'docs.json': docs({navigation: {pages: ['index', {group: 'API', openapi: 'api.json'}]}}),
  'index.mdx': page('Home', '[Far away](/api-reference/tag-7/operation-7-3)'),
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: Object.fromEntries(operations),
  }),
  'favicon.ico': pixel,
};

test('closed groups of a long section load when opened, and stay loaded', async () => {
  await inBoth(browser.open(), files, '', async ({page: tab}) => {
    const count = () => tab.$$eval('.nav-nested .nav-label', all => all.length);
    const summary = (tag: number) => tab.locator(`.nav-group > summary:has-text("Tag ${tag}")`);
    await summary(9).waitFor();
    assert.equal(await count(), 0);
    await summary(2).focus();
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(() => document.querySelectorAll('.nav-group[open] .nav-label').length === 26);
    assert.equal(await count(), 25);
    // The target is in a closed group, and is opened by a link in the text.
    await tab.click('article a:text("Far away")');
    await tab.waitForSelector('.nav-link[aria-current=page]:has-text("Operation 7-3")');
    assert.equal(await tab.$$eval('.nav-group[open]', all => all.length), 2);
    assert.equal(await count(), 50);
    await tab.click('.nav-link:has-text("Operation 2-4")');
    await tab.waitForSelector('.nav-link[aria-current=page]:has-text("Operation 2-4")');
    assert.equal(await count(), 50);
  });
});

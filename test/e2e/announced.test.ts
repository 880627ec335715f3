import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import type {Page} from 'playwright-core';
import {serveBoth} from '../tools/parity/sites.js';
import {everything} from './everything.js';
import {useBrowser, visit, writeProject} from './site.js';
import {openForm} from './try-it-page.js';

// Tests the names, roles and announcements for assistive technology, in both kinds of site.

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'announced-'));
let sites: Awaited<ReturnType<typeof serveBoth>>;
before(async () => {
  writeProject(folder, everything);
  sites = await serveBoth(folder);
});
after(() => {
  sites.close();
  rmSync(folder, {recursive: true});
});

const formTree = `- status
- text: Server
- combobox "Server":
  - option "https://shop.example/v1" [selected]
  - option "Mock (in this page)"
- group "Authorization":
  - heading "Authorization" [level=3]
  - text: API key header X-Key
  - textbox "API key"
  - button "Show API key"
  - checkbox "Remember on this device"
  - text: Remember on this device
  - button "Forget all credentials"
  - paragraph: Stored for this browser session. Sent to https://shop.example only.
- group "Path parameters":
  - heading "Path parameters" [level=3]
  - code: id
  - text: integer required
  - paragraph: Its number.
  - textbox "Value of id"
- group "Query parameters":
  - heading "Query parameters" [level=3]
  - checkbox "Send dry"
  - code: dry
  - text: boolean
  - combobox "Value of dry":
    - option "not set" [selected]
    - option "true"
    - option "false"
- group "Body":
  - heading "Body" [level=3]
  - text: required
  - combobox "Body media type":
    - option "application/json" [selected]
  - group "Body editor":
    - button "Fields" [pressed]
    - button "Raw"
  - group "Body":
    - code: name
    - text: string required
    - textbox "Value of name":
      - /placeholder: Willow
      - text: Willow
    - checkbox "Send tags" [checked]
    - code: tags
    - text: string[]
    - group "tags":
      - textbox "Value of tags, item 1":
        - /placeholder: new
        - text: new
      - button "Remove item 1 of tags"
      - button "Add an item to tags": + Add an item
- status
- button "Copy link to this request"
- textbox "Paste a curl command"
- status`;

/** Opens a page of one of the sites, and records announcements of the live regions that exist at this time. */
async function opened(
  kind: 'runtime' | 'prerendered',
  path: string,
  title: string,
): Promise<Page & {done(): Promise<void>}> {
  const address = sites[kind] + (kind === 'runtime' ? path.replace(/\/$/, '') : path);
  const {page, shows, close} = await visit(browser.open(), address);
  await shows(title);
  await page.waitForLoadState('networkidle');
  return Object.assign(page, {done: close});
}

/** Returns the text of a live region after its first announcement. */
const said = (page: Page, region: string) =>
  page.locator(region).filter({hasText: /\S/}).first().textContent({timeout: 5000});

for (const kind of ['runtime', 'prerendered'] as const) {
  test(`${kind}: the search is a combobox that announces its number of results`, async () => {
    const page = await opened(kind, '', 'Welcome');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await dialog.waitFor();
    // The region exists before its first announcement.
    assert.equal(await dialog.getByRole('status').textContent(), '');
    await page.getByRole('combobox').fill('changes');
    assert.match((await said(page, 'site-search [role=status]')) ?? '', /^\d+ results?$/);
    const tree = await dialog.ariaSnapshot();
    assert.match(tree, /^- dialog "Search":\n {2}- searchbox "Search"|^- dialog "Search":\n {2}- combobox "Search"/);
    assert.match(tree, /- listbox "Search":\n {4}- group "Pages":\n {6}- option "Changes[^"]*" \[selected\]/);
    assert.match(tree, /- status: \d+ results?/);
    await page.getByRole('combobox').fill('zebra');
    await page.locator('site-search [role=status]').getByText('No results for zebra').waitFor({state: 'attached'});
    await page.done();
  });

  test(`${kind}: the form names its fields, announces errors, and focuses the first missing value`, async () => {
    const page = await opened(kind, 'order/', 'Change an order');
    await page.waitForSelector('.try-button');
    const dialog = await openForm(page);
    const focused = () =>
      dialog.evaluate(box => (box.getRootNode() as ShadowRoot).activeElement?.getAttribute('aria-label'));
    assert.equal(await focused(), 'API key');
    assert.equal(await dialog.locator('.form').ariaSnapshot(), formTree);
    const id = dialog.getByRole('textbox', {name: 'Value of id'});
    const told = () =>
      id.evaluate(control => {
        const root = control.getRootNode() as ShadowRoot;
        const words = (control.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map(each => root.getElementById(each)?.textContent);
        return [control.getAttribute('aria-required'), control.getAttribute('aria-invalid'), ...words];
      });
    assert.deepEqual(await told(), ['true', null, 'Its number.']);
    await id.fill('0');
    assert.deepEqual(await told(), ['true', 'true', 'Must be at least 1.', 'Its number.']);
    await id.fill('7');
    assert.deepEqual(await told(), ['true', null, 'Its number.']);
    // The region of the warnings existed before them, and remains after them.
    const region = dialog.locator('.form > [role=status]').last();
    assert.equal((await region.textContent())?.trim(), '');
    await dialog.getByRole('textbox', {name: 'Value of name'}).fill('');
    assert.equal(
      (await region.textContent())?.trim(),
      '1 field doesn’t match the schema. You can still send the request.',
    );
    await dialog.getByText('Must have at least 1 character.').waitFor();
    // With all required parameters present, the form opens on "Send".
    await dialog.getByRole('textbox', {name: 'Value of name'}).fill('Cox');
    await dialog.getByRole('textbox', {name: 'API key'}).fill('secret');
    await page.keyboard.press('Escape');
    await page.locator('.try-button').first().click();
    await dialog.getByRole('button', {name: 'Send', exact: true}).and(page.locator(':focus')).waitFor();
    // A region that existed before announces the first response.
    const answer = page.locator('try-it-response [role=status]');
    assert.equal(await answer.textContent(), '');
    await page.route('https://shop.example/**', route =>
      route.fulfill({
        status: 200,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-allow-methods': '*',
        },
        json: {id: 7},
      }),
    );
    await page.keyboard.press('Enter');
    await answer.filter({hasText: /^200 OK, /}).waitFor({state: 'attached'});
    await dialog.getByRole('button', {name: 'Copy', exact: true}).first().click();
    assert.ok(
      ['Copied', 'Couldn’t copy. Select the text and press Ctrl+C.'].includes(
        (await said(page, 'try-it dialog > [role=status]')) ?? '',
      ),
    );
    await page.done();
  });

  test(`${kind}: navigation and copying are announced`, async () => {
    const page = await opened(kind, '', 'Welcome');
    assert.equal(await page.locator('.site > [role=status]').textContent(), '');
    const [before] = await Promise.all([page.locator('.site-sidebar').ariaSnapshot()]);
    assert.match(before, /- navigation "Pages in this section":\n/);
    assert.match(before, /- paragraph: Start\n\s+- list "Start":/);
    assert.doesNotMatch(before, /heading/);
    await page.locator('.nav-link', {hasText: 'Changes'}).click();
    await page.locator('.site > [role=status]').getByText('Changes', {exact: true}).waitFor({state: 'attached'});
    await page.waitForFunction(() => document.activeElement?.matches('main.site-main'));
    const tree = await page.getByRole('main').ariaSnapshot();
    assert.match(tree, /- heading "Changes" \[level=1\]/);
    assert.match(tree, /- region "May 2026, Fixes":/);
    assert.match(tree, /- region "May 2026 \(2\)":/);
    assert.match(tree, /- group "Diff":/);
    for (const [works, words] of [
      [true, 'Copied'],
      [false, 'Couldn’t copy. Select the text and press Ctrl+C.'],
    ] as const) {
      await page.evaluate(isDone => {
        const writeText = () => (isDone ? Promise.resolve() : Promise.reject(new Error('no')));
        const clipboard = {writeText, write: writeText};
        Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
        document.execCommand = () => false;
      }, works);
      await page.locator('code-block').hover();
      await page.getByRole('button', {name: 'Copy code'}).click();
      await page.locator('.site > [role=status]').getByText(words, {exact: true}).waitFor({state: 'attached'});
    }
    await page.done();
  });
}

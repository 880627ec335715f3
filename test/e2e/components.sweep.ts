import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, page, pages, texts, useBrowser, withSite} from './site.js';

const browser = useBrowser();
const group = (from: string) =>
  `<CodeGroup>\n\`\`\`bash npm\nnpm ${from}\n\`\`\`\n\`\`\`bash yarn\nyarn ${from}\n\`\`\`\n</CodeGroup>`;
const files = {
  'docs.json': docs({navigation: {pages: ['index', 'other']}}),
  'index.mdx': page(
    'Welcome',
    `${group('one')}

${group('two')}

<Tabs><Tab title="First">One.</Tab><Tab title="Second">Two. <Accordion title="Deep">Inside.</Accordion></Tab></Tabs>

<AccordionGroup><Accordion title="Question">Answer.</Accordion></AccordionGroup>

\`\`\`js
const a = 1;
\`\`\`

## Needle in the hay

The word xylophone stands here.
`,
  ),
  'other.mdx': page('Other', group('three')),
};

const selected = '[role=tab][aria-selected=true]';

test('code groups with the same labels change together, over pages and visits', () =>
  withSite(browser.open(), files, async ({page, shows, go}) => {
    await shows('Welcome');
    assert.deepEqual(await texts(page, `code-group ${selected}`), ['npm', 'npm']);
    await page.click('code-group [role=tab]:has-text("yarn")');
    assert.deepEqual(await texts(page, `code-group ${selected}`), ['yarn', 'yarn']);
    assert.deepEqual(await texts(page, 'code-group [role=tabpanel]:not([hidden]) code'), ['yarn one', 'yarn two']);
    await go('#/other', 'Other');
    assert.deepEqual(await texts(page, `code-group ${selected}`), ['yarn']);
    await page.reload();
    await shows('Other');
    assert.deepEqual(await texts(page, `code-group ${selected}`), ['yarn']);
  }));

test('tabs move with the arrow keys', () =>
  withSite(browser.open(), files, async ({page, shows}) => {
    await shows('Welcome');
    await page.focus('docs-tabs [role=tab]');
    await page.keyboard.press('ArrowRight');
    assert.deepEqual(await texts(page, `docs-tabs ${selected}`), ['Second']);
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Second');
    await page.keyboard.press('Home');
    assert.deepEqual(await texts(page, `docs-tabs ${selected}`), ['First']);
  }));

test('a link to an accordion opens it, and the tab that it stands in', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows, go}) => {
      await shows('Welcome');
      await page.waitForFunction(() => (document.getElementById('question') as HTMLDetailsElement)?.open);
      await go('#/#deep', 'Welcome');
      await page.waitForFunction(() => (document.getElementById('deep') as HTMLDetailsElement).open);
      assert.equal(await page.isVisible('text=Inside.'), true);
    },
    {path: '#/#question'},
  ));

test('the button of a code block copies its text', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('Welcome');
      const block = page.locator('code-block[data-language=js]');
      await block.locator('[class^=hljs-]').first().waitFor();
      await block.hover();
      await block.locator('.code-copy').click();
      await block.locator('.code-copy.is-done').waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'const a = 1;');
    },
    {context: {permissions: ['clipboard-read', 'clipboard-write']}},
  ));

test('on a small screen the pages are in a drawer that opens, takes the focus, and closes', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('Welcome');
      const link = page.locator('.sidebar-nav a', {hasText: 'Other'});
      assert.equal(await link.isVisible(), false);
      const button = page.locator('[data-action=drawer]');
      await button.click();
      assert.equal(await button.getAttribute('aria-expanded'), 'true');
      assert.equal(await link.isVisible(), true);
      assert.equal(await page.$eval('.site-sidebar', side => side.contains(document.activeElement)), true);
      await page.keyboard.press('Escape');
      assert.equal(await button.getAttribute('aria-expanded'), 'false');
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-action')), 'drawer');
      await link.waitFor({state: 'hidden'});
      await button.click();
      await link.click();
      await shows('Other');
      assert.equal(await button.getAttribute('aria-expanded'), 'false');
    },
    {context: {viewport: {width: 390, height: 844}}},
  ));

test('the search finds a heading by its text, and Enter goes there', () =>
  withSite(browser.open(), files, async ({page, shows}, site) => {
    await shows('Welcome');
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox');
    await input.waitFor();
    await input.fill('xylophone');
    const option = page.getByRole('option').first();
    await option.getByText('Needle in the hay').waitFor();
    assert.deepEqual(
      await page.$eval('site-search', search =>
        [...(search.shadowRoot?.querySelectorAll('mark') ?? [])].map(mark => mark.textContent),
      ),
      ['xylophone'],
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'needle-in-the-hay');
    assert.equal(page.url(), `${site.url}#/#needle-in-the-hay`);
    assert.equal(await page.isVisible('site-search dialog'), false);
  }));

test('the arrow keys choose among the results of the search', () =>
  withSite(
    browser.open(),
    {'docs.json': docs({navigation: {pages: ['alpha/one', 'alpha/two']}}), ...pages('alpha/one', 'alpha/two')},
    async ({page, shows}) => {
      await shows('One');
      await page.keyboard.press('/');
      const input = page.getByRole('combobox');
      await input.waitFor();
      await input.fill('text of alpha');
      await page.waitForFunction(
        () => document.querySelector('site-search')?.shadowRoot?.querySelectorAll('[role=option]').length === 2,
      );
      assert.equal(await input.getAttribute('aria-activedescendant'), 'option-0');
      const second = await page.getByRole('option').nth(1).locator('.title').textContent();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await shows(second?.trim() ?? '');
    },
  ));

test('after a click the page is announced and has the focus', () =>
  withSite(browser.open(), files, async ({page, shows}) => {
    await shows('Welcome');
    await page.click('.sidebar-nav a >> nth=1');
    await shows('Other');
    assert.deepEqual(await texts(page, '[role=status]'), ['Other']);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'content-area');
  }));

test('the contents mark the section that is being read', () =>
  withSite(
    browser.open(),
    {
      ...files,
      'other.mdx': page('Other', `## One\n\n${'Text.\n\n'.repeat(60)}\n\n## Two\n\n${'Text.\n\n'.repeat(60)}`),
    },
    async ({page, shows}) => {
      await shows('Other');
      assert.deepEqual(await texts(page, '.contents-link[aria-current]'), ['One']);
      await page.click('.contents-link >> nth=1');
      await page.waitForFunction(
        () => document.querySelector('.contents-link[aria-current]')?.textContent?.trim() === 'Two',
      );
    },
    {path: '#/other'},
  ));

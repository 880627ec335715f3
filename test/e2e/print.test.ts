import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, page, soon, useBrowser} from './site.js';

const browser = useBrowser();

const shop = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://api.example.com'}, {url: 'https://test.example.com'}],
  paths: {
    '/orders': {
      get: {
        summary: 'List orders',
        parameters: [{name: 'limit', in: 'query', description: 'How many.', schema: {type: 'integer'}}],
        responses: {
          '200': {description: 'OK', content: {'application/json': {example: {orders: [1, 2]}}}},
          '404': {description: 'Not there', content: {'application/json': {example: {error: 'gone'}}}},
        },
      },
    },
  },
};

const files = {
  'docs.json': docs({
    banner: {content: 'A banner'},
    navigation: {groups: [{group: 'Guide', pages: ['index', 'guide', 'orders', 'by-hand']}]},
  }),
  'index.mdx': page('Home', 'Text.'),
  'orders.mdx': '---\nopenapi: shop.json GET /orders\n---\n',
  'shop.json': JSON.stringify(shop),
  'by-hand.mdx': page(
    'By hand',
    `<RequestExample>\n\n\`\`\`bash One\necho\n\`\`\`\n\n\`\`\`js Two\nlog()\n\`\`\`\n\n</RequestExample>

<ResponseExample>\n\n\`\`\`json 200\n{}\n\`\`\`\n\n\`\`\`json 404\n{}\n\`\`\`\n\n</ResponseExample>`,
    'api: GET /things\n',
  ),
  'guide.mdx': page(
    'Guide',
    `A paragraph with [a link](https://example.com/there) and [a page](/index).

<Tabs><Tab title="First">In the first.</Tab><Tab title="Second">In the second.</Tab></Tabs>

<Accordion title="Folded">Inside of the fold.</Accordion>

<Expandable>Usual.</Expandable>

<Expandable title="Own words">Own.</Expandable>

<Card title="There" href="https://example.com/card">A card.</Card>

<CodeGroup>

\`\`\`bash One
echo one ${'long '.repeat(60)}
\`\`\`

\`\`\`bash Two
echo two
\`\`\`

</CodeGroup>

## Part

| ${Array.from({length: 9}, (_, at) => `Column ${at}`).join(' | ')} |
| ${Array.from({length: 9}, () => '---').join(' | ')} |
| ${Array.from({length: 9}, () => 'some longer words in a cell').join(' | ')} |
`,
  ),
};

test('prints have one column, open sections, named panels, link URLs and no controls', () =>
  inBoth(browser.open(), files, 'guide', async ({page: tab, kind, to}) => {
    await tab.waitForSelector('.tab-panel');
    await tab.waitForSelector('.code-copy');
    await tab.emulateMedia({media: 'print'});
    // The print style sheet loads when the page is idle.
    await soon(() => tab.locator('.site-header').isVisible(), false);
    for (const width of [500, 794, 1123, 1700]) {
      await tab.setViewportSize({width, height: 1000});
      const seen = await tab.evaluate(() => {
        const shown = (selector: string) =>
          [...document.querySelectorAll(selector)].filter(each => each.checkVisibility()).length;
        const text = document.querySelector('.docs-content') as HTMLElement;
        const fold = document.querySelector('.accordion-body') as HTMLElement;
        return {
          controls: shown(
            '.skip-link, .site-header, .site-sidebar, .site-contents, .site-banner, .code-copy, .tab-bar, .heading-anchor, .page-actions, .pager',
          ),
          panels: shown('.tab-panel'),
          titles: [...document.querySelectorAll<HTMLElement>('.tab-panel > .tab-title')]
            .filter(each => each.checkVisibility())
            .map(each => each.textContent),
          fold: fold.getBoundingClientRect().height > 10,
          chevrons: shown('.docs-content summary > .glyph'),
          folds: [...document.querySelectorAll<HTMLElement>('.expandable > summary')]
            .filter(each => each.checkVisibility())
            .map(each => each.textContent),
          isWide: text.getBoundingClientRect().width > innerWidth * 0.85,
          isCut: document.documentElement.scrollWidth > innerWidth,
          code: [...document.querySelectorAll('pre')].every(each => each.scrollWidth <= each.clientWidth),
          address: getComputedStyle(document.querySelector('a[href^="https://example"]') as Element, '::after').content,
          card: getComputedStyle(document.querySelector('.card-link') as Element, '::after').position,
          heading: getComputedStyle(document.querySelector('h2') as Element).breakAfter,
          block: getComputedStyle(document.querySelector('pre') as Element).breakInside,
        };
      });
      assert.deepEqual(
        seen,
        {
          controls: 0,
          panels: 4,
          titles: ['First', 'Second', 'One', 'Two'],
          fold: true,
          chevrons: 0,
          folds: ['Own words'],
          isWide: true,
          isCut: false,
          code: true,
          address: '" (https://example.com/there)"',
          card: 'static',
          heading: 'avoid',
          block: 'avoid',
        },
        `${kind} ${width}`,
      );
    }
    await tab.emulateMedia({media: 'screen'});
    await to('orders');
    await tab.waitForSelector('.operation-aside');
    await tab.emulateMedia({media: 'print'});
    await soon(() => tab.locator('.site-header').isVisible(), false);
    for (const width of [794, 1700]) {
      await tab.setViewportSize({width, height: 1000});
      // The column can have no box of its own. Its content is below the text.
      const boxes = await tab.evaluate(() =>
        [...document.querySelectorAll('.operation-aside > *')]
          .map(each => each.getBoundingClientRect())
          .filter(({height}) => height > 0)
          .map(box => box.left < innerWidth * 0.1 && box.width > innerWidth * 0.7),
      );
      assert.ok(boxes.length > 0 && boxes.every(Boolean), `${kind} ${width}`);
      assert.equal(await tab.locator('.docs-content :is(.try-button, select, .code-copy):visible').count(), 0, kind);
      // The label of the servers is next to their list.
      const tops = await tab.$$eval('.base-url :is(.base-label, .server-list code)', all =>
        all.map(each => each.getBoundingClientRect().top),
      );
      assert.equal(tops.length, 3, kind);
      assert.ok(Math.abs(tops[0]! - tops[1]!) < 6, `${kind} ${tops}`);
      // Method and path are below the title. The bar above the sample repeats them.
      assert.equal(await tab.locator('.request-bar:visible').count(), 0, kind);
      assert.equal(await tab.locator('.operation-path:visible').count(), 1, kind);
      // The name of a sample is a small label above its box.
      const samples = await tab.$$eval('.operation-aside .tab-panel', found =>
        found
          .filter(each => each.checkVisibility())
          .map(panel => {
            const [title, code] = ['.tab-title', 'code-block'].map(each => panel.querySelector(each) as Element);
            const group = panel.closest('.code-group') as Element;
            return {
              size: getComputedStyle(title as Element).fontSize,
              isAbove: title!.getBoundingClientRect().bottom <= code!.getBoundingClientRect().top,
              lines: [group, code as Element].map(each => getComputedStyle(each).borderTopWidth),
            };
          }),
      );
      for (const sample of samples)
        assert.deepEqual(sample, {size: '12px', isAbove: true, lines: ['0px', '1px']}, kind);
      assert.ok(samples.length > 0, kind);
      assert.equal(await tab.locator(':is(.tab-menu-box, .request-menu):visible').count(), 0, kind);
    }
    // Printing shows a request in the selected language, and every response.
    const printed = () =>
      tab.$$eval('.operation-aside .tab-panel > .tab-title', found =>
        found.filter(each => each.checkVisibility()).map(each => each.textContent),
      );
    await soon(printed, ['cURL', '200', '404']);
    await tab.emulateMedia({media: 'screen'});
    await tab.locator('[name="samples"] .tab-menu-select').selectOption('Python');
    await tab.emulateMedia({media: 'print'});
    await soon(printed, ['Python', '200', '404']);
    await tab.emulateMedia({media: 'screen'});
    await to('by-hand');
    await tab.waitForSelector('request-example[data-upgraded]');
    await tab.emulateMedia({media: 'print'});
    await soon(
      () =>
        tab.$$eval('.tab-panel > .tab-title', found =>
          found.filter(each => each.checkVisibility()).map(each => each.textContent),
        ),
      ['One', '200', '404'],
    );
  }));

test('a dark page prints in light mode, and is dark again', () =>
  inBoth(
    browser.open(),
    files,
    'guide',
    async ({page: tab, kind}) => {
      await tab.waitForSelector('.code-copy');
      const mode = () => tab.evaluate(() => document.documentElement.dataset.mode);
      assert.equal(await mode(), 'dark', kind);
      await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
      assert.equal(await mode(), 'light', kind);
      await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
      assert.equal(await mode(), 'dark', kind);
    },
    {context: {colorScheme: 'dark'}},
  ));

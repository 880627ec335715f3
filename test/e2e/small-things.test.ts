import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth, type Kind} from './both-kinds.js';
import {docs, page, pixel, soon, useBrowser} from './site.js';

// Measured details of components: distances, contrast, reserved space.

const browser = useBrowser();
const wide = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><rect width="400" height="80"/></svg>',
);
const tall = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300"><rect width="200" height="300"/></svg>',
);
const files = {
  'docs.json': docs({navigation: {pages: ['index', 'tables', 'media', 'soon', 'lost']}}),
  'index.mdx': page(
    'Index',
    `One <Badge color="blue">A</Badge><Badge>B</Badge><Badge color="purple">C</Badge> line.

<Note>Text.</Note>
<Info title="Title">Text.</Info>
<Important>Text.</Important>
<Danger>Text.</Danger>

Set ${'`--docs-brand-text` or `--docs-line` '.repeat(12)} where it is wanted.`,
  ),
  'tables.mdx': page(
    'Tables',
    `| No. | A heading of the table that has many more words than its cells |
|---|---|
| 1 | One |
| 2 | Two |

| Name of the thing | Some | More of it | A note | The last |
|---|---|---|---|---|
| A name of several words | is the first of many | has some more words | more words of it | and what is last |

| Prop | Type | Description |
|---|---|---|
| title | string or markup | Adds a bold line above the text, and more words |
`,
  ),
  'media.mdx': page(
    'Media',
    `<Columns cols={2}>
<Card title="One" img="/wide.svg">Text.</Card>
<Card title="Two" img="/tall.svg">Text.</Card>
</Columns>

![A plan of the house](/nowhere.png)

Text ![small](/nothing.png) beside it.

<video src="/nothing100%.mp4"></video>

<div style={{display: 'flex'}}><img src="/logo.webp" width="48" height="48" alt="Cloud" /><div>Words beside a picture keep their room.</div></div>`,
  ),
  'lost.mdx': page('Lost', '', 'openapi: /absent.json GET /orders\n'),
  'soon.mdx': page('Soon', '```mermaid\ngraph TD\n  A --> B\n```\n\n$$\nE = mc^2\n$$\n\nText.'),
  'wide.svg': wide,
  'tall.svg': tall,
  'one.png': pixel,
};

/** Returns the contrast of two computed colors, such as `rgb(1, 2, 3)` or `color(srgb 0 0.1 1)`. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const isUnit = color.startsWith('color(');
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(each => Number(each) / (isUnit ? 1 : 255));
    const [x = 0, y = 0, z = 0] = [r, g, b].map(each =>
      each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const styles = (tab: Page, selector: string, name: 'backgroundColor' | 'color') =>
  tab.$$eval(selector, (found, key) => found.map(each => getComputedStyle(each)[key as 'color']), name);

for (const colorScheme of ['light', 'dark'] as const)
  test(`badges have gaps, and tones differ: ${colorScheme}`, () =>
    inBoth(
      browser.open(),
      files,
      'index',
      async ({page: tab}) => {
        const gaps = await tab.$$eval('.badge', badges => {
          const boxes = badges.map(each => each.getBoundingClientRect());
          return boxes.slice(1).map(({left}, at) => left - (boxes[at] as DOMRect).right);
        });
        for (const gap of gaps) assert.ok(gap >= 4 && gap < 12, String(gap));
        const [ground = ''] = await styles(tab, '.site', 'backgroundColor');
        const surfaces = await styles(tab, '.badge', 'backgroundColor');
        const words = await styles(tab, '.badge', 'color');
        for (const [at, surface] of surfaces.entries()) {
          assert.ok(contrast(surface, ground) >= 1.15, `${surface} on ${ground}`);
          assert.ok(contrast(surface, words[at] ?? '') >= 4.5, `${words[at]} on ${surface}`);
        }
        const [, info, important] = await styles(tab, '.callout', 'backgroundColor');
        assert.notEqual(info, important);
        const [title, strong] = [await styles(tab, '.callout-title', 'color'), await styles(tab, 'h1', 'color')];
        assert.deepEqual(title, strong);
        const icons = await tab.$$eval('.callout-icon path', paths => paths.map(each => each.getAttribute('d')));
        assert.equal(new Set(icons).size, 4);
        // An exclamation mark, whose dot is below its line.
        assert.doesNotMatch(icons[0] ?? '', /h\.01/);
      },
      {context: {colorScheme}},
    ));

test('two hyphens and the following name stay on one line', () =>
  inBoth(browser.open(), files, 'index', async ({page: tab}) => {
    for (const width of [1440, 1000, 640, 390, 360]) {
      await tab.setViewportSize({width, height: 800});
      const lines = await tab.$$eval('p code', found =>
        found.map(each => {
          const range = document.createRange();
          const text = document.createTreeWalker(each, NodeFilter.SHOW_TEXT).nextNode() as Text;
          range.setStart(text, 0);
          range.setEnd(text, 3);
          return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
        }),
      );
      assert.deepEqual([...new Set(lines)], [1], String(width));
    }
  }));

test('table headings wrap, and columns of narrow and wide tables are readable', () =>
  inBoth(browser.open(), files, 'tables', async ({page: tab}) => {
    await tab.setViewportSize({width: 390, height: 800});
    const widths = await tab.$$eval('table', tables =>
      tables.map(table =>
        [...table.querySelectorAll('tbody tr:first-child > *')].map(each => each.getBoundingClientRect().width),
      ),
    );
    const [[short = 99] = [], columns = [], [, type = 0] = []] = widths;
    assert.ok(type >= 14 * 7, `${type}`);
    assert.ok(short < 60, `${short}`);
    for (const width of columns) assert.ok(width >= 14 * 7, `${columns}`);
    await tab.setViewportSize({width: 1440, height: 800});
    assert.equal(await tab.$eval('th:last-child', cell => getComputedStyle(cell).whiteSpace), 'normal');
    // A scrollable table fades over 32 px at its edge.
    await tab.setViewportSize({width: 390, height: 800});
    const masks = () =>
      tab.$$eval('.table-scroll', boxes => boxes.map(each => /100% - 32px/.test(getComputedStyle(each).maskImage)));
    // The fade's style sheet and scroll state arrive a frame later.
    await soon(masks, [false, true, false]);
    await tab.emulateMedia({reducedMotion: 'reduce'});
    await soon(masks, [false, true, false]);
  }));

test('card images in a row have equal heights, and missing ones have a placeholder', () =>
  inBoth(browser.open(), files, 'media', async ({page: tab}) => {
    const heights = () =>
      tab.$$eval('.card-image', found => found.map(each => Math.round(each.getBoundingClientRect().height)));
    const [first = 0, second] = await heights();
    assert.ok(first > 100 && first === second, `${first} ${second}`);
    // An image that has already failed is hidden.
    await tab
      .locator('video')
      .scrollIntoViewIfNeeded({timeout: 1000})
      .catch(() => {});
    await soon(
      () => tab.locator('.missing-media').allTextContents(),
      ['A plan of the house', 'small', 'nothing100%.mp4', 'Cloud'],
    );
    const boxes = await tab.$$eval('.missing-media', found => found.map(each => each.getBoundingClientRect().height));
    assert.ok((boxes[0] ?? 0) >= 120 && (boxes[1] ?? 99) < 40 && (boxes[2] ?? 0) >= 120, String(boxes));
    const [logo] = await tab.$$eval('.missing-media[data-small]', found =>
      found.map(each => each.getBoundingClientRect()),
    );
    assert.deepEqual([logo?.width, logo?.height], [48, 48]);
    await tab.getByRole('img', {name: 'A plan of the house'}).waitFor();
    assert.equal(await tab.locator('.docs-content :is(img[src*="no"], video)').first().isVisible(), false);
  }));

test('a missing document shows a box and a button below it', () =>
  inBoth(browser.open(), files, 'lost', async ({page: tab}) => {
    await tab.locator('.operation-failed > p').waitFor();
    const gap = () =>
      tab.$eval('.operation-failed', failed => {
        const [box, button] = [...failed.children].map(each => each.getBoundingClientRect());
        return [getComputedStyle(failed).marginTop, Math.round((button?.top ?? 0) - (box?.bottom ?? 0))];
      });
    // The style sheet of failures arrives after the box.
    await soon(gap, ['20px', 12]);
  }));

test('loading diagrams and formulas have reserved space', () =>
  inBoth(browser.open(), files, 'soon', async ({page: tab, kind}) => {
    const height = (selector: string) => tab.$eval(selector, each => each.getBoundingClientRect().height);
    const [diagram, formula] = await room(tab, kind);
    await tab.locator('docs-mermaid .diagram svg').waitFor();
    await tab.locator('docs-latex .katex').waitFor();
    assert.ok(diagram >= 240 && (await height('docs-mermaid')) >= diagram);
    assert.ok(formula >= 64 && Math.abs((await height('docs-latex')) - formula) < 4, `${formula}`);
  }));

/** Returns the heights of both elements before they render. */
async function room(tab: Page, kind: Kind): Promise<readonly [number, number]> {
  await tab.route(/draw-(?:diagram|formula)|mermaid|katex/, route => route.abort());
  await tab.reload();
  await tab.locator('docs-mermaid code-block').waitFor();
  await tab.locator('docs-latex .tex').waitFor();
  const [diagram = 0, formula = 0] = await tab.$$eval('docs-mermaid, docs-latex', found =>
    found.map(each => each.getBoundingClientRect().height),
  );
  await tab.unroute(/draw-(?:diagram|formula)|mermaid|katex/);
  await tab.reload();
  assert.ok(kind);
  return [diagram, formula];
}

for (const theme of ['theme_1', 'theme_3', 'theme_5'])
  test(`rows have the requested number of cards and features: ${theme}`, () => {
    const own = {
      'docs.json': docs({navigation: {pages: ['index']}, theme}),
      'index.mdx': page(
        'Index',
        `<CardGroup cols={3}>
<Card title="A">One.</Card>
<Card title="B">Two.</Card>
<Card title="C">Three.</Card>
</CardGroup>

<Features cols={3}>
<Feature title="A">One.</Feature>
<Feature title="B">Two.</Feature>
<Feature title="C">Three.</Feature>
</Features>`,
      ),
    };
    return inBoth(browser.open(), own, 'index', async ({page: tab}) => {
      const rows = await tab.$$eval('.columns', found =>
        found.map(each => new Set([...each.children].map(child => child.getBoundingClientRect().top)).size),
      );
      assert.deepEqual(rows, [1, 1]);
    });
  });

test('a line connects the steps and ends at the last', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['index']}}),
      'index.mdx': page('Index', '<Steps><Step title="One">Text.</Step><Step title="Two">Text.</Step></Steps>'),
    },
    'index',
    async ({page: tab}) => {
      const lines = await tab.$$eval('.step', steps =>
        steps.map(each => getComputedStyle(each, '::before').content !== 'none'),
      );
      assert.deepEqual(lines, [true, false]);
    },
  ));

test("an operation's title is below the page's headings", () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['index']}}),
      'index.mdx': page(
        'Index',
        '## Live\n\n<openapi-endpoint spec="/shop.json" method="get" path="/a"></openapi-endpoint>',
      ),
      'shop.json': JSON.stringify({
        openapi: '3.1.0',
        info: {title: 'Shop', version: '1'},
        paths: {'/a': {get: {summary: 'Get an A', responses: {}}}},
      }),
    },
    'index',
    async ({page: tab}) => {
      await tab.locator('.operation-title').waitFor();
      const [heading = 0, title = 0] = await tab.$$eval(
        '.docs-content :is(h2:not(.operation-title, .api-heading), .operation-title)',
        found => found.map(each => Number.parseFloat(getComputedStyle(each).fontSize)),
      );
      assert.ok(title < heading, `${title} below ${heading}`);
    },
  ));

test('the 404 page begins at the usual position', () =>
  inBoth(browser.open(), files, 'index', async ({page: tab, to}) => {
    const wanted = await tab.$eval('.page-top', found => found.getBoundingClientRect().top);
    await to('nowhere');
    await tab.locator('.message-code').waitFor();
    assert.equal(await tab.$eval('.message-code', found => found.getBoundingClientRect().top), wanted);
  }));

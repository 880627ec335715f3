import assert from 'node:assert/strict';
import {test} from 'node:test';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright-core';
import {allComponents} from './all-components.js';
import {ahead} from './both-kinds.js';
import {pageTypes, siteOfTypes} from './page-types.js';
import {docs, page, useBrowser} from './site.js';

// A prerendered page begins with the theme parts that it shows. The complete theme follows, and changes nothing
// visible.

const browser = useBrowser();

/** Returns the boxes and computed styles of the parts that must not change. */
function drawn(tab: Page): Promise<Record<string, string>> {
  return tab.evaluate(() => {
    const properties =
      'display visibility color background-color background-image font-family font-size font-weight line-height text-decoration-line text-align opacity padding margin border border-radius box-shadow list-style-type white-space position'.split(
        ' ',
      );
    const found: Record<string, string> = {};
    const walk = (parent: Element, path: string) => {
      [...parent.children].forEach((each, at) => {
        // Ignores invisible elements, because their styles can load later.
        if (!each.checkVisibility({visibilityProperty: true, opacityProperty: true})) return;
        const key = `${path}>${each.localName}${each.classList.length > 0 ? `.${[...each.classList].join('.')}` : ''}:${at}`;
        const style = getComputedStyle(each);
        const {x, y, width, height} = each.getBoundingClientRect();
        found[key] =
          `${[x, y, width, height].map(Math.round).join(' ')} ${properties.map(name => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
        walk(each, key);
      });
    };
    walk(document.querySelector('.site') as Element, '');
    return found;
  });
}

function differences(first: Record<string, string>, whole: Record<string, string>): readonly string[] {
  return [...new Set([...Object.keys(first), ...Object.keys(whole)])].flatMap(key => {
    if (first[key] === whole[key]) return [];
    const [before, after] = [first[key] ?? '', whole[key] ?? ''].map(each => each.split('; ')) as [string[], string[]];
    const changed = before.filter((each, at) => each !== after[at]);
    const into = after.filter((each, at) => each !== before[at]);
    return `${key.split('>').slice(-3).join('>')}: ${changed.join('; ') || 'is new'} / ${into.join('; ')}`;
  });
}

/** Returns the rendering of a page without its script, with and without the theme that follows. */
async function bothWays(url: string, width: number, height: number) {
  const ways = [];
  for (const isHeldBack of [true, false]) {
    const context = await browser
      .open()
      .newContext({viewport: {width, height}, javaScriptEnabled: false, reducedMotion: 'reduce'});
    const tab = await context.newPage();
    // Blocks fonts, because a late font has other widths.
    await tab.route(/\.woff2$/, route => route.abort());
    if (isHeldBack) await tab.route(/\/site-[\da-f]+\.css$/, route => route.abort());
    await tab.goto(url);
    ways.push(await drawn(tab));
    await context.close();
  }
  return ways as [Record<string, string>, Record<string, string>];
}

const themes = ['theme_1', 'theme_2', 'theme_3', 'theme_4', 'theme_5'] as const;

for (const width of [1440, 390])
  test(`${width} px: every type of page, and every component, is drawn with the sheet that comes first`, async () => {
    const site = await ahead({
      ...siteOfTypes,
      'all.mdx': page('All', allComponents),
      'docs.json': siteOfTypes['docs.json'].replace('"index"', '"index","all"'),
    });
    try {
      const wrong: string[] = [];
      for (const [slug] of [...pageTypes, ['all', 'All'] as const]) {
        const [first, whole] = await bothWays(site.url + site.address(slug), width, 900);
        assert.ok(Object.keys(whole).length > 40, slug);
        wrong.push(...differences(first, whole).map(each => `${slug} ${each}`));
      }
      assert.deepEqual(wrong, []);
    } finally {
      site.close();
    }
  });

for (const theme of themes)
  test(`${theme}: a page of text, in a mode of its own, from right to left, with a pattern`, async () => {
    const site = await ahead({
      'docs.json': docs({
        theme,
        background: {decoration: 'grid'},
        styling: {eyebrows: 'breadcrumbs'},
        navigation: {
          languages: [
            {language: 'en', pages: ['index', 'wide', 'custom']},
            {language: 'ar', pages: ['ar/index']},
          ],
        },
      }),
      'index.mdx': page('Words', 'A text.\n\n## Part\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |'),
      'wide.mdx': page('Wide', 'A text.', 'mode: wide\n'),
      'custom.mdx': page('Custom', '# Custom\n\nA text.', 'mode: custom\n'),
      'ar/index.mdx': page('Words', 'A text.'),
    });
    try {
      for (const slug of ['index', 'wide', 'custom', 'ar/index']) {
        const [first, whole] = await bothWays(site.url + site.address(slug), 1440, 900);
        assert.deepEqual(differences(first, whole), [], slug);
      }
    } finally {
      site.close();
    }
  });

test('a page of text begins with 6 KB of style; pages of the same parts share a sheet', async () => {
  const site = await ahead({
    'docs.json': docs({navigation: {pages: ['index', 'second', 'third']}}),
    'index.mdx': page('One', 'A text.'),
    'second.mdx': page('Two', 'Another.'),
    'third.mdx': page('Three', '<Note>With a box.</Note>'),
  });
  try {
    const sheetOf = (path: string) =>
      /href="[./]*(_lectern\/first-[\da-f]+\.css)"/.exec(site.file(path))?.[1] as string;
    assert.equal(sheetOf('index.html'), sheetOf('second/index.html'));
    assert.notEqual(sheetOf('index.html'), sheetOf('third/index.html'));
    const size = gzipSync(site.file(sheetOf('index.html')), {level: 9}).length / 1024;
    assert.ok(size <= mostStyle, `${size.toFixed(2)} KB`);
  } finally {
    site.close();
  }
});

const mostStyle = 6;

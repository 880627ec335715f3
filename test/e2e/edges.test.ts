import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {docs, page, soon, useBrowser} from './site.js';

// Each page has one left edge and one right edge, and lines of readable length.

const browser = useBrowser();
const long = 'A title that says in one breath what this page is about, for whom it was written and what comes after it';
const words = 'Words that stand in a row until the line is full and the next one begins. '.repeat(8);
const shop = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1', description: words},
  servers: [{url: 'https://api.example.com'}, {url: 'https://test.example.com'}],
  security: [{token: []}],
  components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}},
  paths: {'/a': {get: {summary: 'Send', description: words, responses: {200: {description: 'Fine.'}}}}},
};
const files = {
  'docs.json': docs({
    navigation: {pages: ['before', 'index', 'table', 'updates', 'fields', 'rule', 'send', 'after']},
    api: {openapi: 'shop.json'},
    footer: {socials: {github: 'https://github.com/acme'}, links: [{header: 'More', items: [{label: 'A', href: '/'}]}]},
  }),
  'before.mdx': page(long, 'Text.'),
  'index.mdx': page(
    'Index',
    `${words}\n\n<Tabs><Tab title="One">\n\n${words}\n\n</Tab></Tabs>\n\n<Accordion title="Fold" defaultOpen>\n\n${words}\n\n</Accordion>\n\n\`\`\`js\nlet a = 1;\n\`\`\``,
  ),
  'table.mdx': page(long, 'Text.\n\n| A | B |\n|---|---|\n| One | Two |\n| Three | Four |'),
  'updates.mdx': page('Changes', '<Update label="May">Text.</Update>\n\n<Update label="June">More text.</Update>'),
  'fields.mdx': page('Fields', '<ParamField query="a">Text.</ParamField>\n\n<ParamField query="b">Text.</ParamField>'),
  'rule.mdx': page('Rule', 'Text.\n\n---'),
  'send.mdx': page('Send', '', 'openapi: GET /a\n'),
  'after.mdx': page('After', 'Text.'),
  'shop.json': JSON.stringify(shop),
};

/** Returns the left and right edges of matching elements. */
const edges = (tab: Page, selector: string) =>
  tab
    .locator(selector)
    .first()
    .evaluate(each => {
      const {left, right} = each.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    });

/** Returns pairs of hairlines without text between them, with their distances. */
const linesInARow = (tab: Page) =>
  tab.evaluate(() => {
    const lines: number[] = [];
    const texts: {top: number; bottom: number}[] = [];
    for (const each of document.querySelectorAll<HTMLElement>('.site-page *')) {
      const {top, bottom, width} = each.getBoundingClientRect();
      if (width < 100 || !each.checkVisibility()) continue;
      const style = getComputedStyle(each);
      // A box is not a hairline.
      if (Number.parseFloat(style.borderLeftWidth) > 0) continue;
      if (Number.parseFloat(style.borderTopWidth) > 0) lines.push(top);
      if (Number.parseFloat(style.borderBottomWidth) > 0) lines.push(bottom);
    }
    const walker = document.createTreeWalker(document.querySelector('.site-page') as Element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNode(node);
      const {top, bottom, height} = range.getBoundingClientRect();
      if (height > 0) texts.push({top, bottom});
    }
    const sorted = [...new Set(lines.map(Math.round))].sort((a, b) => a - b);
    return sorted.slice(1).flatMap((line, at) => {
      const before = sorted[at] as number;
      const isApart = texts.some(({top, bottom}) => (top + bottom) / 2 > before && (top + bottom) / 2 < line);
      return isApart || line - before < 3 ? [] : [line - before];
    });
  });

test("footer, pager and blocks share the text's edges, with 640 px lines", () =>
  inBoth(browser.open(), files, 'index', async ({page: tab, to}) => {
    for (const width of [1440, 1920, 1100, 800, 390]) {
      await tab.setViewportSize({width, height: 900});
      const wanted = await edges(tab, '.site-article');
      for (const part of ['.pager', '.footer-row', '.site-article > code-block', '.page-head'])
        assert.deepEqual(await edges(tab, part), wanted, `${part} at ${width}`);
    }
    await tab.setViewportSize({width: 1440, height: 900});
    for (const text of ['.site-article > p', '.tab-panel > p:not(.tab-title)', '.accordion-body > p']) {
      const [left = 0, right = 0] = await edges(tab, text);
      assert.ok(right - left <= 640 && right - left > 600, `${text}: ${right - left}`);
    }
    // The columns of an operation are aligned with the page's edges.
    await to('send');
    await tab.locator('.operation-aside').first().waitFor();
    const [left] = await edges(tab, '.page-head');
    const [, right] = await edges(tab, '.operation-aside');
    assert.deepEqual(await edges(tab, '.footer-row'), [left, right]);
  }));

test('a page never ends with two adjacent lines', () =>
  inBoth(browser.open(), files, 'table', async ({page: tab, to}) => {
    for (const slug of ['table', 'updates', 'fields', 'rule', 'send']) {
      await to(slug);
      await tab.locator('.pager').waitFor();
      if (slug === 'send') await tab.locator('.response').first().waitFor();
      assert.deepEqual(await linesInARow(tab), [], slug);
    }
  }));

test('pager titles do not wrap', () =>
  inBoth(browser.open(), files, 'index', async ({page: tab}) => {
    for (const width of [1440, 390]) {
      await tab.setViewportSize({width, height: 900});
      await tab.locator('.pager-next .pager-title', {hasText: 'A title'}).waitFor();
      const [heights, isCut] = await tab.$$eval('.pager-title', titles => [
        titles.map(each => each.getBoundingClientRect().height),
        titles.every(each => each.scrollWidth > each.clientWidth),
      ]);
      assert.ok(isCut);
      for (const height of heights) assert.ok(height < 30, String(height));
    }
  }));

test("footer icons are aligned with the text's edge and the titles", () =>
  inBoth(browser.open(), files, 'index', async ({page: tab}) => {
    const [, right] = await edges(tab, '.site-article');
    assert.equal((await edges(tab, '.social docs-icon'))[1], right);
    const middle = (selector: string) =>
      tab.$eval(selector, each => {
        const {top, bottom} = each.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    assert.ok(Math.abs((await middle('.social docs-icon')) - (await middle('.footer-title'))) < 2);
    // On a phone, they have their own line, which begins at the columns' left edge.
    await tab.setViewportSize({width: 390, height: 844});
    const [left] = await edges(tab, '.footer-title');
    assert.equal((await edges(tab, '.social docs-icon'))[0], left);
  }));

test('lines below a path have aligned names and values', () =>
  inBoth(browser.open(), files, 'send', async ({page: tab}) => {
    await tab.locator('.part-security').waitFor();
    const [name] = await edges(tab, '.base-label');
    assert.equal((await edges(tab, '.part-security .api-heading'))[0], name);
    const [value] = await edges(tab, '.base-url > summary > code');
    assert.equal((await edges(tab, '.part-security .field-kind'))[0], value);
  }));

test("a document's overview has the columns of its operations", () => {
  const tabs = [
    {tab: 'Guide', pages: ['index']},
    {tab: 'API reference', openapi: 'shop.json'},
  ];
  const own = {...files, 'docs.json': docs({navigation: {tabs}})};
  return inBoth(browser.open(), own, 'api-reference', async ({page: tab, to}) => {
    await tab.locator('.overview-side').waitFor();
    const overview = [await edges(tab, '.overview-words'), await edges(tab, '.overview-side')];
    assert.equal(overview[0]?.[1], (await edges(tab, '.page-tools'))[1]);
    await to('api-reference/send');
    await tab.locator('.operation-aside code-block').first().waitFor();
    assert.deepEqual([await edges(tab, '.page-head'), await edges(tab, '.operation-aside')], overview);
  });
});

for (const theme of ['theme_1', 'theme_2', 'theme_3', 'theme_4', 'theme_5'])
  test(`anchors, groups and pages in the sidebar are aligned: ${theme}`, () => {
    const anchors = [{anchor: 'Forum', icon: 'users', href: 'https://forum.example'}];
    const navigation = {global: {anchors}, groups: [{group: 'Start', pages: ['before', 'index']}]};
    const own = {...files, 'docs.json': docs({navigation, theme})};
    return inBoth(browser.open(), own, 'index', async ({page: tab}) => {
      await tab.locator('.anchor-icon svg').waitFor();
      const [mark, title, label] = await tab.evaluate(() => {
        const textOf = (selector: string) => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector(selector) as Element);
          return range.getBoundingClientRect().left;
        };
        const icon = document.querySelector('.anchor-icon') as Element;
        const isBox = getComputedStyle(icon).boxShadow !== 'none';
        const seen = isBox ? icon : (icon.querySelector('svg') as Element);
        return [seen.getBoundingClientRect().left, textOf('.nav-title'), textOf('.nav-label')];
      });
      assert.ok(
        Math.abs((mark ?? 0) - (title ?? 0)) <= 2 && Math.abs((title ?? 0) - (label ?? 0)) <= 2,
        `${mark} ${title} ${label}`,
      );
    });
  });

test('written and generated fields look alike, and the pager of an overview ends where its operations do', () => {
  const parameters = [
    {name: 'b', in: 'query', description: 'Text.', schema: {type: 'integer', minimum: 1}},
    {name: 'c', in: 'query', description: 'Text.', schema: {type: 'object', dependentRequired: {d: ['e']}}},
  ];
  const get = {summary: 'Get', parameters, responses: {200: {description: 'OK'}}};
  const own = {
    'docs.json': docs({
      navigation: {
        groups: [
          {group: 'Start', pages: ['index']},
          {group: 'API', openapi: 'api.json'},
        ],
      },
    }),
    'index.mdx': page('Index', '<ParamField query="a">Text.</ParamField>\n\n<ParamField query="b">Text.</ParamField>'),
    'api.json': JSON.stringify({openapi: '3.1.0', info: {title: 'Shop', version: '1'}, paths: {'/a': {get}}}),
  };
  return inBoth(browser.open(), own, 'index', async ({page: tab, to}) => {
    await tab.setViewportSize({width: 1440, height: 900});
    const look = () =>
      tab
        .locator('.field:has(> .field-body)')
        .first()
        .evaluate(each => {
          const body = getComputedStyle(each.querySelector('.field-body') as Element);
          return [getComputedStyle(each).paddingTop, body.marginTop, body.fontSize, body.lineHeight];
        });
    await tab.locator('.field').first().waitFor();
    const written = await look();
    await to('api-reference');
    await tab.locator('.operation-list').first().waitFor();
    assert.deepEqual(await edges(tab, '.pager'), await edges(tab, '.operation-list'));
    await to('api-reference/get');
    await tab.locator('.field-facts').nth(1).waitFor();
    assert.deepEqual(await look(), written);
    // A constraint has a capital letter, and a name in code has not.
    assert.deepEqual(
      await tab.$$eval('.field-facts', all =>
        all.slice(0, 2).map(each => {
          const code = each.querySelector(':scope > code:first-child');
          return [getComputedStyle(each, '::first-letter').textTransform, code ? getComputedStyle(code).display : ''];
        }),
      ),
      [
        ['uppercase', ''],
        ['uppercase', 'inline-block'],
      ],
    );
  });
});

/** Returns the labels in headers of code blocks whose text is below a copy button. */
const coveredLabels = (tab: Page) =>
  tab.$$eval(':is(.code-head, .code-group > .tab-bar)', heads =>
    heads.flatMap(head => {
      const block = head.closest('.code-group, code-block') as Element;
      const buttons = [...block.querySelectorAll('.code-copy')].map(each => each.getBoundingClientRect());
      const labels = [...head.querySelectorAll('.code-title, .code-language, .tab')].filter(each => each.textContent);
      return labels.flatMap(label => {
        const range = document.createRange();
        range.selectNodeContents(label);
        // Titles end with an ellipsis, and tabs scroll below the end of their bar.
        const text = range.getBoundingClientRect();
        const {left, right} = head.getBoundingClientRect();
        const {paddingLeft, paddingRight} = getComputedStyle(head);
        const start = Math.max(text.left, left + Number.parseFloat(paddingLeft));
        const end = Math.min(text.right, right - Number.parseFloat(paddingRight));
        const isCovered = buttons.some(
          each =>
            each.width > 0 && each.left < end && each.right > start && each.top < text.bottom && each.bottom > text.top,
        );
        return isCovered ? [label.textContent ?? ''] : [];
      });
    }),
  );

for (const theme of ['theme_1', 'theme_3', 'theme_5'])
  test(`the copy button does not cover the labels of a code block: ${theme}`, () => {
    const json = {'application/json': {example: {id: 1, name: 'A'}}};
    const get = {summary: 'Get', responses: {200: {description: 'OK', content: json}}};
    const code = '```js A title.js\nlet a = 1;\n```';
    const own = {
      'docs.json': docs({navigation: {pages: ['index', 'get']}, theme, api: {openapi: 'api.json'}}),
      'index.mdx': page('Index', `${code}\n\n<CodeGroup>\n${code}\n\`\`\`py B.py\na = 1\n\`\`\`\n</CodeGroup>`),
      'get.mdx': page('Get', '', 'openapi: GET /a\n'),
      'api.json': JSON.stringify({openapi: '3.1.0', info: {title: 'Shop', version: '1'}, paths: {'/a': {get}}}),
    };
    return inBoth(browser.open(), own, 'index', async ({page: tab, to}) => {
      for (const width of [1440, 390]) {
        await tab.setViewportSize({width, height: 900});
        for (const slug of ['index', 'get']) {
          await to(slug);
          await tab
            .locator(slug === 'get' ? '.api-example .code-copy' : '.tab[role="tab"]')
            .first()
            .waitFor();
          for (const direction of ['rtl', 'ltr']) {
            await tab.evaluate(each => document.documentElement.setAttribute('dir', each), direction);
            // With a script tag, the theme's style sheet may load after the text.
            await soon(() => coveredLabels(tab), []);
          }
        }
      }
    });
  });

for (const theme of ['theme_1', 'theme_2', 'theme_3', 'theme_4', 'theme_5'])
  test(`the sidebar shows the current entry in the window, also below a banner: ${theme}`, () => {
    const slugs = ['index', ...Array.from({length: 60}, (_, at) => `p${at}`)];
    const own = {
      'docs.json': docs({navigation: {pages: slugs}, theme, banner: {content: 'News'}}),
      ...Object.fromEntries(slugs.map(slug => [`${slug}.mdx`, page(`Title of ${slug}`, 'Text.')])),
    };
    return inBoth(browser.open(), own, 'index', async ({page: tab, to}) => {
      await tab.setViewportSize({width: 1440, height: 900});
      const place = () =>
        tab.$eval('.site-sidebar .nav-link[aria-current]', each => {
          const {top, bottom} = each.getBoundingClientRect();
          return [top, bottom] as const;
        });
      // This entry is partly below the window, but not below the sidebar's own end, which is below the window too.
      const entry = await tab.$$eval('.site-sidebar .nav-link', all =>
        all.findIndex(each => each.getBoundingClientRect().bottom > innerHeight),
      );
      await to(slugs[entry] as string);
      await soon(async () => {
        const [top, bottom] = await place();
        return top >= 0 && bottom <= 900;
      }, true);
    });
  });

import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {docs, hrefs, type ProjectFiles, page, pages, texts, useBrowser, withSite} from './site.js';

const browser = useBrowser();
const healthy = {
  'docs.json': docs({navigation: {pages: ['index', 'a']}}),
  ...pages('a'),
  'index.mdx': page('Welcome', 'Hello.'),
};

describe('docs.json', () => {
  const broken: readonly [string, ProjectFiles, string][] = [
    ['is missing', {'index.mdx': healthy['index.mdx']}, 'docs.json'],
    ['Not valid JSON', {...healthy, 'docs.json': '{\n  "name": "Acme",\n  "colors": }'}, 'docs.json:3:13'],
    ['has no name', {...healthy, 'docs.json': '{"navigation": {"pages": ["index"]}}'}, 'name'],
    ['has no navigation', {...healthy, 'docs.json': '{"name": "Acme"}'}, 'navigation'],
    ['is empty', {...healthy, 'docs.json': ''}, 'docs.json is not valid JSON: expected a value'],
    ['is a list', {...healthy, 'docs.json': '[]'}, 'docs.json is an array'],
    ['is null', {...healthy, 'docs.json': 'null'}, 'docs.json is null'],
  ];
  for (const [what, files, says] of broken)
    test(`that ${what} is said above the root index page`, () =>
      withSite(browser.open(), files, async ({page, shows, uncaught}) => {
        await shows('Welcome');
        const notice = (await texts(page, '.site-notice [role=alert]')).join(' ');
        assert.ok(notice.includes(says), notice);
        assert.deepEqual(uncaught, []);
      }));

  test('of 2.4 MB with 5,000 pages works, and the sidebar holds the open section only', () => {
    const tabs = Array.from({length: 50}, (_, tab) => ({
      tab: `Tab ${tab}`,
      groups: Array.from({length: 5}, (_, group) => ({
        group: `Group ${group}`,
        tag: 'x'.repeat(9100),
        pages: Array.from({length: 20}, (_, at) => `t${tab}/g${group}/page-${at}`),
      })),
    }));
    const text = docs({navigation: {tabs}});
    assert.ok(text.length > 2_350_000, `${text.length}`);
    return withSite(
      browser.open(),
      {'docs.json': text, 't7/g2/page-3.mdx': page('Found', 'Text.')},
      async ({page, shows, uncaught}) => {
        await shows('Found');
        assert.equal((await hrefs(page, '.sidebar-nav a[data-slug]')).length, 100);
        assert.deepEqual(uncaught, []);
      },
      {path: '#/t7/g2/page-3'},
    );
  });

  const values: readonly unknown[] = [null, [], {}, '', 0, true, 'text', [null], {pages: 3}];
  const fields =
    'theme description colors logo favicon navbar footer appearance fonts background styling icons banner redirects errors seo metadata api integrations contextual search thumbnails code'.split(
      ' ',
    );
  test('with anything in the place of its fields still shows the page', () => {
    let value: unknown;
    const rest = () => Object.fromEntries(fields.map(field => [field, value]));
    const files = Object.defineProperty({...healthy}, 'docs.json', {
      get: () => JSON.stringify({name: 'Acme', navigation: {pages: ['index', 'a']}, ...rest()}),
    });
    return withSite(browser.open(), files, async ({page, shows, uncaught}) => {
      for (value of values) {
        await page.reload();
        await shows('Welcome');
        assert.deepEqual(uncaught, [], JSON.stringify(value));
      }
    });
  });

  for (const field of ['name', 'navigation'])
    test(`with anything in the place of "${field}" still shows the page`, () => {
      let value: unknown;
      const files = Object.defineProperty({...healthy}, 'docs.json', {
        get: () => JSON.stringify({name: 'Acme', navigation: {pages: ['index', 'a']}, [field]: value}),
      });
      return withSite(browser.open(), files, async ({page, shows, uncaught}) => {
        for (value of values) {
          await page.reload();
          await shows('Welcome');
          assert.deepEqual(uncaught, [], JSON.stringify(value));
        }
      });
    });

  for (const primary of ['#12', '#1234', 'red', 'url(https://canary.invalid/)', '#2563eb;}body{display:none'])
    test(`with the color "${primary}" shows the site in the usual color`, () =>
      withSite(
        browser.open(),
        {...healthy, 'docs.json': docs({colors: {primary}, theme: 'nonsense', navigation: {pages: ['index', 'a']}})},
        async ({page, shows, uncaught, requests}) => {
          await shows('Welcome');
          const brand = await page.evaluate(() =>
            getComputedStyle(document.documentElement).getPropertyValue('--docs-brand').trim(),
          );
          assert.equal(brand, '#2563eb');
          assert.equal(await page.isVisible('.site-article'), true);
          assert.deepEqual(uncaught, []);
          assert.deepEqual(
            requests.filter(url => url.startsWith('http')),
            [],
          );
        },
      ));

  test('may list a page twice, a page without a file, and properties matching __proto__', () =>
    withSite(
      browser.open(),
      {
        ...healthy,
        'docs.json':
          '{"name":"Acme","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"navigation":{"__proto__":{"polluted":1},"pages":["index","a","a","nofile","__proto__","constructor","toString"]}}',
        '__proto__.mdx': page('Proto', 'Text.'),
      },
      async ({page, shows, go, uncaught}) => {
        await shows('Welcome');
        await go('#/__proto__', 'Proto');
        await go('#/nofile', 'Page not found');
        await go('#/toString', 'Page not found');
        await go('#/a', 'A');
        assert.equal(await page.evaluate(() => (({}) as {polluted?: number}).polluted), undefined);
        assert.deepEqual(uncaught, []);
      },
    ));
});

describe('a page', () => {
  const files = {
    'docs.json': docs({
      navigation: {pages: ['yaml', 'open', 'fence', 'big', 'spaces in it', 'über/日本', 'a', 'empty']},
    }),
    ...pages('a', 'spaces in it', 'über/日本'),
    'yaml.mdx': '---\ntitle: "Broken\nfoo: [\n---\n\nStill here.\n',
    'open.mdx': page('Open', 'Before.\n\n<Card title="One">\n\nInside.\n\n<Note>\n\nDeep.\n\n**After**\n\n{unfinished'),
    'fence.mdx': page('Fence', 'Before.\n\n```js\nconst a = 1;\n\n<Note>not a note</Note>'),
    'big.mdx': page(
      'Big',
      `${'Words of a **long** page with `code` and [a link](/a), and many words more. '.repeat(6)}\n\n`.repeat(9000),
    ),
    'empty.mdx': '',
  };
  const cases: readonly [string, string, string, readonly string[]][] = [
    ['with broken frontmatter is shown without it', 'yaml', 'Yaml', ['Still here.']],
    ['with unclosed components keeps its text', 'open', 'Open', ['Before.', 'Inside.', 'Deep.', 'After']],
    ['with an unclosed fence ends in code', 'fence', 'Fence', ['Before.', 'const a = 1;', '<Note>not a note</Note>']],
    ['with spaces in its name is found', 'spaces%20in%20it', 'Spaces in it', ['Text of spaces in it.']],
    ['with letters of other scripts in its name is found', 'über/日本', '日本', ['Text of über/日本.']],
    ['without any text is empty', 'empty', 'Empty', ['']],
  ];
  for (const [what, slug, title, says] of cases)
    test(what, () =>
      withSite(
        browser.open(),
        files,
        async ({page, shows, uncaught}) => {
          await shows(title);
          const body = (await texts(page, '.site-article')).join(' ');
          for (const words of says) assert.ok(body.includes(words), body);
          assert.deepEqual(uncaught, []);
        },
        {path: `#/${slug}`},
      ),
    );

  test('of 4 MB is shown', () => {
    assert.ok(files['big.mdx'].length > 3_800_000, `${files['big.mdx'].length}`);
    return withSite(
      browser.open(),
      files,
      async ({page, shows, uncaught}) => {
        // A long timeout for slow machines. The test only requires that the page appears without errors.
        await shows('Big', 90_000);
        assert.equal(await page.$$eval('.site-article p', all => all.length), 9000);
        assert.deepEqual(uncaught, []);
      },
      {path: '#/big'},
    );
  });

  test('that the server fails to send says so, and is shown by the button', () => {
    let isBroken = true;
    return withSite(
      browser.open(),
      healthy,
      async ({page, shows, uncaught}) => {
        await shows('Couldn’t show this page');
        assert.deepEqual(await texts(page, '.site-article p'), [
          'The browser cannot load a.mdx: the server responded with status 500.',
          'Try again',
        ]);
        isBroken = false;
        await page.click('.site-article button');
        await shows('A');
        assert.deepEqual(uncaught, []);
      },
      {path: '#/a', status: path => (isBroken && path === '/a.mdx' ? 500 : undefined)},
    );
  });

  test('that cannot be fetched offline says so, and the site goes on', () =>
    withSite(browser.open(), {...healthy, 'secret.mdx': page('Secret', 'Text.')}, async ({page, shows, go}) => {
      await shows('Welcome');
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await go('#/secret', 'Couldn’t show this page');
      await page.context().setOffline(false);
      await page.click('.site-article button');
      await shows('Secret');
    }));

  test('that a single-page host answers with its HTML is missing', () =>
    withSite(
      browser.open(),
      healthy,
      async ({shows}) => {
        await shows('Page not found');
      },
      {path: '#/nowhere', rewrites: true},
    ));
});

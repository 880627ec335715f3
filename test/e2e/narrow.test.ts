import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, page, useBrowser} from './site.js';

// On a phone, nothing overlaps, and no text that can wrap leaves the screen.

const browser = useBrowser();
const context = {viewport: {width: 390, height: 844}};

test("a long name above an operation's title does not overlap the menu", () => {
  const shop = {
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    paths: {
      '/a': {
        post: {
          tags: ['core.v1.IntegrationWithLongNameService'],
          summary: 'Send',
          responses: {200: {description: 'Fine.'}},
        },
      },
    },
  };
  const files = {
    'docs.json': docs({navigation: {tabs: [{tab: 'API', openapi: 'shop.json'}]}}),
    'shop.json': JSON.stringify(shop),
  };
  const slug = 'api-reference/corev1integrationwithlongnameservice/send';
  return inBoth(
    browser.open(),
    files,
    slug,
    async ({page: tab}) => {
      await tab.waitForSelector('.eyebrow-text');
      const [eyebrow, menu] = await Promise.all(
        ['.eyebrow-text', '.page-tools'].map(each => tab.locator(each).boundingBox()),
      );
      assert.ok(eyebrow && menu && eyebrow.x + eyebrow.width <= menu.x, JSON.stringify([eyebrow, menu]));
    },
    {context},
  );
});

test("an operation's long path has its own line", () => {
  const path = '/v1/organizations/{organizationSlug}/databases/{databaseName}';
  const files = {
    'docs.json': docs({navigation: {pages: ['send']}, api: {openapi: 'shop.json'}}),
    'send.mdx': page('Send', '', `openapi: GET ${path}\n`),
    'shop.json': JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'Shop', version: '1'},
      servers: [{url: 'https://api.example.com'}],
      paths: {[path]: {get: {summary: 'Send', responses: {200: {description: 'Fine.'}}}}},
    }),
  };
  return inBoth(
    browser.open(),
    files,
    'send',
    async ({page: tab}) => {
      await tab.locator('.operation-bar').waitFor();
      const [method, path, copy] = await tab.$$eval('.page-head > .operation-head > :not(button)', parts =>
        parts.map(part => part.getBoundingClientRect().toJSON() as DOMRect),
      );
      assert.ok(method && path && copy);
      assert.ok(path.top >= method.bottom && path.width > 270, JSON.stringify(path));
      assert.ok(Math.abs(copy.top + copy.bottom - method.top - method.bottom) < 4, JSON.stringify(copy));
    },
    {context},
  );
});

test('a column of sentences has about 30 letters per line, also in the description of an API', () => {
  const table = `| Option | Description | Default |
|---|---|---|
| \`--port NUMBER\` | The port of the server. If another program uses it, the next free one. | The first free one |
| \`--host NAME\` | The host that the server listens on. | localhost |`;
  const shop = {openapi: '3.1.0', info: {title: 'Shop', version: '1', description: table}, paths: {}};
  return inBoth(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['index', 'api']}}),
      'index.mdx': page('Table', table),
      'api.mdx': page('API', '', 'openapi: shop.json\n'),
      'shop.json': JSON.stringify(shop),
    },
    'index',
    async ({page: tab, to, kind}) => {
      for (const slug of ['index', 'api']) {
        await to(slug);
        await tab.waitForSelector('.table-scroll');
        const column = await tab.locator('td:nth-child(2)').first().boundingBox();
        assert.ok(column && column.width >= 220, `${kind} ${slug}: ${column?.width}`);
      }
    },
    {context},
  );
});

for (const [title, table] of [
  [
    'a table of words fits a phone, whatever its headings',
    '| Type | Input shown on the form of employees | Use for |\n|---|---|---|\n| Text | Single-line text input | Short free text |\n| Number | Numeric input | Quantities |',
  ],
  [
    'a table of four columns with marks fits a phone',
    '| Part | TypeScript | Go | Python |\n|---|---|---|---|\n| Server | yes | no | yes |',
  ],
] as const)
  test(title, () =>
    inBoth(
      browser.open(),
      {'docs.json': docs({navigation: {pages: ['index']}}), 'index.mdx': page('Table', table)},
      'index',
      async ({page: tab}) => {
        // The fallback font has the same width only to a few pixels.
        await tab.evaluate(async () => void (await document.fonts.ready));
        const [inner, outer] = await tab.$eval('.table-scroll', box => [box.scrollWidth, box.clientWidth]);
        assert.equal(inner, outer);
      },
      {context},
    ),
  );

test('badges with text on its own line have the usual height and gap', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['index']}}),
      'index.mdx': page(
        'Badges',
        'import One from "/snippets/one.mdx";\n\n<Badge icon="star" size="lg">Live</Badge>\n\n<One />\n<One />\n\nText.',
      ),
      'snippets/one.mdx': '<Badge icon="star" size="lg">\n  Live\n</Badge>\n',
    },
    'index',
    async ({page: tab}) => {
      await tab.waitForFunction(() => document.querySelectorAll('.badge svg').length === 3);
      const boxes = await tab.$$eval('.badge', badges =>
        badges.map(badge => badge.getBoundingClientRect()).map(({left, right, height}) => ({left, right, height})),
      );
      const [plain, first, second] = boxes;
      assert.deepEqual([first?.height, second?.height], [plain?.height, plain?.height]);
      assert.ok((second?.left ?? 0) - (first?.right ?? 0) >= 4, JSON.stringify(boxes));
    },
    {context},
  ));

test('long parameter names wrap on pages, in operations and in the form', () => {
  const name = 'averyLongNameOfAParameterThatNobodyWouldWriteTwiceInARow';
  const parameters = [{name, in: 'query', schema: {type: 'string'}, description: 'Text.'}];
  const files = {
    'docs.json': docs({navigation: {pages: ['index', 'send']}, api: {openapi: 'shop.json'}}),
    'index.mdx': page('Fields', `<ParamField query="${name}" type="string" required>Text.</ParamField>`),
    'send.mdx': page('Send', '', 'openapi: GET /a\n'),
    'shop.json': JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'Shop', version: '1'},
      servers: [{url: 'https://api.example.com'}],
      paths: {'/a': {get: {summary: 'Send', parameters, responses: {200: {description: 'Fine.'}}}}},
    }),
  };
  return inBoth(
    browser.open(),
    files,
    'index',
    async ({page: tab, to}) => {
      const isWithin = (selector: string) =>
        tab
          .locator(selector)
          .first()
          .evaluate(each => each.getBoundingClientRect().right <= innerWidth);
      const fits = () => tab.evaluate(() => document.documentElement.scrollWidth === innerWidth);
      await tab.locator('.field-name').first().waitFor();
      assert.deepEqual([await isWithin('.field-name'), await fits()], [true, true]);
      await to('send');
      await tab.locator('.api-view .field-name').first().waitFor();
      assert.deepEqual([await isWithin('.api-view .field-name'), await fits()], [true, true]);
      await tab.locator('.operation-bar .try-it').click();
      const label = `try-it :text("${name}")`;
      await tab.locator(label).first().waitFor();
      assert.ok(await isWithin(label));
    },
    {context},
  );
});

test('on a phone, breadcrumbs show the two nearest levels', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({
        styling: {eyebrows: 'breadcrumbs'},
        navigation: {tabs: [{tab: 'Tab', groups: [{group: 'Outer', pages: [{group: 'Inner', pages: ['index']}]}]}]},
      }),
      'index.mdx': page('Deep', 'Text.'),
    },
    'index',
    async ({page: tab}) => {
      const shown = () => tab.$$eval('.breadcrumbs li', all => all.map(each => each.getClientRects().length > 0));
      assert.deepEqual(await shown(), [false, true, true]);
      await tab.setViewportSize({width: 1024, height: 800});
      assert.deepEqual(await shown(), [true, true, true]);
    },
    {context},
  ));

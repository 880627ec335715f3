import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {useBrowser} from './site.js';

const browser = useBrowser();
const sky = `openapi: 3.1.0
info: {title: Observatory, version: '1'}
servers: [{url: https://api.example.com}]
paths:
  /stars:
    get: {operationId: listStars, summary: List stars, responses: {'200': {description: fine}}}
    post: {operationId: makeStar, summary: Make star, responses: {'201': {description: done}}}
`;
const flares = `asyncapi: 3.0.0
info: {title: Sky events, version: '1'}
channels: {flares: {address: 'flares.{star}', messages: {flare: {payload: {type: object}}}}}
operations: {onFlare: {action: send, title: Flare seen, channel: {$ref: '#/channels/flares'}}}
`;
const files = {
  'docs.json': JSON.stringify({
    name: 'Sky',
    footer: {lastUpdated: true, editUrl: 'https://example.com/edit/{path}'},
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['index', 'guide/bound', 'guide/views']},
        {tab: 'API', openapi: {source: 'sky.yaml', directory: 'api'}},
        {tab: 'Events', asyncapi: {source: 'flares.yaml', directory: 'events'}},
      ],
    },
  }),
  'index.mdx': '---\ntitle: Welcome\n---\n\nHello.\n',
  'guide/bound.mdx': '---\nopenapi: POST /stars\n---\n',
  'guide/views.mdx':
    '---\ntitle: Views\n---\n\nBefore.\n\n<OpenApiEndpoint spec="sky.yaml" method="get" path="/stars" />\n\nAfter.\n',
  'sky.yaml': sky,
  'flares.yaml': flares,
};
const context = {permissions: ['clipboard-read', 'clipboard-write']};

test('a page copies with its operations, and an overview can be copied', () =>
  inBoth(
    browser.open(),
    files,
    'guide/views',
    async ({page, to}) => {
      const copied = async (title: string) => {
        await page.click('[data-action=copy-page]');
        const read = () => page.evaluate(() => navigator.clipboard.readText());
        for (let text = await read(); ; text = await read()) if (text.startsWith(`# ${title}\n`)) return text;
      };
      await page.waitForSelector('[data-action=copy-page]');
      assert.equal(
        await copied('Views'),
        '# Views\n\nBefore.\n\n## List stars\n\n`GET /stars`\n\n- <https://api.example.com>\n\n### Responses\n\n#### 200\n\nfine\n\n### Request example\n\n' +
          "```bash\ncurl --request GET \\\n  --url 'https://api.example.com/stars'\n```\n\nAfter.\n",
      );
      await to('api');
      await page.waitForSelector('[data-action=copy-page]');
      assert.equal(
        await copied('Observatory'),
        '# Observatory\n\n- Version: 1\n\n## Servers\n\n- <https://api.example.com>\n\n## Operations\n\n### Other operations\n\n- `GET /stars`: List stars\n- `POST /stars`: Make star\n',
      );
      await to('events');
      await page.waitForSelector('[data-action=copy-page]');
      assert.match(await copied('Sky events'), /- `RECEIVE flares\.\{star\}`: Flare seen\n$/);
    },
    {context},
  ));

test('edit links of generated pages open their document', () =>
  inBoth(browser.open(), files, 'api', async ({page, to}) => {
    const address = async () => page.locator('.edit-link').getAttribute('href');
    assert.equal(await address(), 'https://example.com/edit/sky.yaml');
    await to('api/list-stars');
    assert.equal(await address(), 'https://example.com/edit/sky.yaml');
    await to('events/flares');
    assert.equal(await address(), 'https://example.com/edit/flares.yaml');
  }));

test("with a script tag, generated pages have their document's date", () =>
  inBoth(
    browser.open(),
    files,
    'api/list-stars',
    async ({page, to}) => {
      const headers = {'last-modified': 'Tue, 02 Jan 2024 10:00:00 GMT'};
      await page.route(/\.yaml$/, async route => {
        const response = await route.fetch();
        await route.fulfill({response, headers: {...response.headers(), ...headers}});
      });
      for (const slug of ['api', 'api/list-stars', 'events/flares']) {
        await to(slug);
        await page.waitForSelector('.last-updated time[datetime="2024-01-02"]', {timeout: 10_000});
      }
    },
    {kinds: ['script tag']},
  ));

test('search finds overviews and channels by their visible names', () =>
  inBoth(browser.open(), files, 'index', async ({page}) => {
    await page.keyboard.press('/');
    await page.waitForSelector('site-search dialog[open]');
    const results = () =>
      page.evaluate(() => {
        const root = document.querySelector('site-search')?.shadowRoot;
        return [...(root?.querySelectorAll('[role=option]') ?? [])].map(each => each.textContent ?? '');
      });
    const shows = async (...names: readonly string[]) => {
      for (const end = Date.now() + 10_000; ; ) {
        const all = await results();
        if (names.every(name => all.some(each => each.includes(name)))) return;
        assert.ok(Date.now() < end, `${names} in ${JSON.stringify(all)}`);
      }
    };
    // "Overview" in the sidebar.
    await shows('Welcome', 'Make star', 'Views', 'Observatory');
    for (const [query, name] of [
      ['flares', 'Flare seen'],
      ['Sky events', 'Sky events'],
      ['Observatory', 'Observatory'],
    ] as const) {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(query);
      await shows(name);
    }
  }));

test('suggested pages have their titles', () =>
  inBoth(browser.open(), files, 'guide/viewz', async ({page}) => {
    await page.waitForSelector('.not-found-links li a');
    assert.deepEqual(await page.locator('.near-title').allTextContents(), ['Views']);
  }));

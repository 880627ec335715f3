import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {useBrowser} from './site.js';

// A project with all rare settings, in both kinds of site.

const browser = useBrowser();
const wide = {context: {viewport: {width: 1440, height: 900}}, siteUrl: 'https://docs.example.com/'};

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120"><rect width="400" height="120" fill="#0a7"/></svg>';
const shop = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://{region}.example.com', variables: {region: {default: 'eu'}}}],
  paths: {
    '/orders': {
      post: {
        summary: 'Create an order',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  id: {type: 'string', 'x-mint': {post: ['indexed']}},
                  lines: {type: 'array', items: {type: 'object', properties: {sku: {type: 'string'}}}},
                },
              },
            },
          },
        },
        responses: {200: {description: 'Done.'}},
      },
    },
  },
};
const docs = {
  name: 'Acme',
  banner: {content: 'Version 2 is **here**', color: '#ffd60a'},
  navbar: {links: [{type: 'github', href: 'https://github.com/acme/docs'}]},
  footer: {repo: 'https://github.com/acme/docs'},
  styling: {latex: true},
  contextual: {options: ['copy', 'download-spec', 'download-pdf', 'mcp', 'vscode'], display: 'toc'},
  feedback: {thumbsRating: true, raiseIssue: true},
  api: {params: {expanded: 'all'}, url: 'full'},
  integrations: {
    lectern: {
      counts: true,
      mcp: 'https://agents.example/mcp',
      feedback: {endpoint: 'https://feedback.example/answers'},
    },
  },
  navigation: {
    anchors: [{anchor: 'Blog', icon: 'rss', color: '#ff6600', href: 'https://blog.example'}],
    groups: [
      {group: 'Guide', pages: ['index', 'guide/other']},
      {group: 'API', openapi: 'shop.json', pages: ['POST /orders']},
    ],
  },
};
const files = {
  'docs.json': JSON.stringify(docs),
  'index.mdx':
    '---\ntitle: Home\nrelated: [/guide/other]\nversion: v2\n---\n\n## First\n\nThe sum $(a^2+b^2)$ counts.\n\n## Second\n\n<img src="/p.svg" alt="A field" actions actionsPlacement="bottom-left" />\n\n## Third\n\nText.',
  'guide/other.mdx': '---\ntitle: Other page\ndescription: More of it.\n---\n\nWords.',
  'p.svg': picture,
  'shop.json': JSON.stringify(shop),
};

test('a site shows what few sites ask for, by script tag and prerendered', () =>
  inBoth(
    browser.open(),
    files,
    'index',
    async ({page, kind, to}) => {
      const shot = async (name: string, selector?: string) => {
        if (!process.env.SHOTS) return;
        const path = `${process.env.SHOTS}/${kind.replace(' ', '-')}-${name}.png`;
        if (selector) await page.locator(selector).first().scrollIntoViewIfNeeded();
        await page.screenshot({path});
      };
      await page.waitForSelector('.link-count');
      assert.equal(await page.locator('.navbar .link-count').textContent(), '1.2K');
      await page.waitForSelector('.katex, docs-latex math');
      // The banner has the color from docs.json, and dark text.
      const bar = await page.locator('.banner').evaluate(each => {
        const {backgroundColor, color} = getComputedStyle(each);
        return [backgroundColor, color];
      });
      assert.deepEqual(bar, ['rgb(255, 214, 10)', 'rgb(13, 17, 23)']);
      assert.equal(await page.locator('.page-version').textContent(), 'v2');
      // The menu is in the column of the contents.
      const [tools, contents] = await Promise.all(
        ['.page-actions', '.site-contents'].map(each => page.locator(each).boundingBox()),
      );
      assert.ok(Math.abs((tools?.x ?? 0) - (contents?.x ?? 1)) < 2, `${kind}: ${tools?.x} ${contents?.x}`);
      assert.ok((tools?.y ?? 0) < (contents?.y ?? 0));
      // The agent server: one entry copies its URL, another opens an editor.
      assert.match(
        (await page.locator('.menu-link:has-text("VS Code")').getAttribute('href')) ?? '',
        /^vscode:mcp\/install\?.*agents\.example/,
      );
      await page.evaluate(() => {
        navigator.clipboard.write = async ([item]) => {
          document.body.dataset.copied = await (await item?.getType('text/plain'))?.text();
        };
      });
      await page.locator('.page-actions summary').click();
      await page.locator('[data-copy-value]').click();
      // The menu closes after a click, like after every other entry.
      await page.waitForSelector('[data-copy-value] :text("Copied")', {state: 'attached'});
      assert.equal(await page.evaluate(() => document.body.dataset.copied), 'https://agents.example/mcp');
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('.page-related a').textContent(), 'Other page');
      await page.waitForSelector('.picture-actions button');
      assert.equal(await page.locator('.picture-actions button').count(), 2);
      await shot('top');
      await shot('bottom', '.page-feedback');
      // Readers can respond with the keyboard. The page gets an event, and the URL in docs.json a request.
      await page.evaluate(() => {
        document.addEventListener('docs-feedback', event => {
          const {helpful, slug} = event as Event & {helpful: boolean; slug: string};
          document.body.dataset.heard = `${slug} ${helpful}`;
        });
      });
      const sent = page.waitForRequest('https://feedback.example/answers');
      await page.locator('[data-feedback="no"]').focus();
      await page.keyboard.press('Enter');
      const {page: slug, helpful} = JSON.parse((await sent).postData() ?? '{}');
      assert.deepEqual([slug, helpful], ['index', false]);
      assert.equal(await page.evaluate(() => document.body.dataset.heard), 'index false');
      assert.equal(await page.locator('.feedback-thanks').textContent(), 'Thanks for your feedback.');
      assert.equal(await page.locator('[data-feedback="no"]').getAttribute('aria-pressed'), 'true');
      await shot('answered', '.page-feedback');
      await page.emulateMedia({colorScheme: 'dark'});
      await page.evaluate(() => {
        document.documentElement.dataset.mode = 'dark';
      });
      await shot('dark');
      await page.setViewportSize({width: 390, height: 844});
      await shot('narrow');
      await shot('narrow-bottom', '.page-feedback');
      await page.setViewportSize({width: 1440, height: 900});
      // The operation page: pills, open fields, the absolute URL.
      await to('api/post-orders');
      await page.waitForSelector('.operation-base');
      assert.equal(await page.locator('.operation-base').textContent(), 'https://eu.example.com');
      assert.ok((await page.locator('.api-view details.expandable[open]').count()) > 0);
      assert.equal(await page.locator('[data-name="id"] .field-label').textContent(), 'indexed');
      await shot('operation');
    },
    {
      ...wide,
      prepare: async page => {
        const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
        await page.route('https://api.github.com/**', route =>
          route.fulfill({headers, json: {stargazers_count: 1234}}),
        );
        await page.route('https://feedback.example/**', route => route.fulfill({headers, body: ''}));
      },
    },
  ));

test('a site without such settings asks nobody, and carries none of it', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': JSON.stringify({
        name: 'A',
        navbar: {links: [{type: 'github', href: 'https://github.com/acme/docs'}]},
        navigation: {pages: ['index']},
      }),
      'index.mdx': '# Home\n\nText.',
    },
    'index',
    async ({page, kind}) => {
      await page.waitForTimeout(500);
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
      assert.deepEqual(
        loaded.filter(each => /api\.github|site-features|grammars-|variant-banner/.test(each)),
        [],
        kind,
      );
      assert.equal(await page.locator('.page-feedback, .page-related, .link-count').count(), 0);
    },
  ));

test('the first page leads to the language that the browser wishes, once, where docs.json says so', async () => {
  const project = (detectLanguage: boolean) => ({
    'docs.json': JSON.stringify({
      name: 'A',
      integrations: {lectern: {detectLanguage}},
      navigation: {
        languages: [
          {language: 'en', pages: ['index']},
          {language: 'de', pages: ['de/index']},
        ],
      },
    }),
    'index.mdx': '# Home',
    'de/index.mdx': '# Zuhause',
  });
  const context = {locale: 'de-AT', viewport: {width: 1440, height: 900}};
  await inBoth(
    browser.open(),
    project(true),
    'index',
    async ({page, to, kind}) => {
      await page.waitForSelector('h1:has-text("Zuhause")');
      await to('index');
      await page.waitForTimeout(400);
      assert.equal(await page.locator('h1').first().textContent(), 'Home', kind);
    },
    {context},
  );
  await inBoth(
    browser.open(),
    project(false),
    'index',
    async ({page, kind}) => {
      await page.waitForTimeout(400);
      assert.equal(await page.locator('h1').first().textContent(), 'Home', kind);
    },
    {context},
  );
});

test('scripts of the project set variables of servers, where they may run', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': JSON.stringify({
        name: 'A',
        integrations: {lectern: {run: ['scripts']}},
        navigation: {groups: [{group: 'API', openapi: 'shop.json', pages: ['POST /orders']}]},
      }),
      'own.js': 'window.ready = () => window.mintlify.api.playground;',
      'shop.json': JSON.stringify(shop),
    },
    'api/post-orders',
    async ({page, kind}) => {
      await page.waitForSelector('.base-url code');
      await page.waitForFunction(() => 'ready' in globalThis && (globalThis as never as {ready(): unknown}).ready());
      const call = (name: string, value?: object) =>
        page.evaluate(
          ([key, given]) =>
            (globalThis as never as {ready(): Record<string, (value: unknown) => void>})
              .ready()
              [key as string]?.(given),
          [name, value] as const,
        );
      await call('setServerVariables', {region: 'us'});
      await page.waitForFunction(
        () => document.querySelector('.base-url code')?.textContent === 'https://us.example.com',
      );
      await call('clearServerVariables');
      await page.waitForFunction(
        () => document.querySelector('.base-url code')?.textContent === 'https://eu.example.com',
      );
      assert.ok(kind);
    },
    // With a script tag, a manifest lists the scripts: `own-files.test.ts`.
    {kinds: ['prerendered']},
  ));

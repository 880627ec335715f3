import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {startApi} from '../../demo/api/start-api.js';
import {type ViewerModule, viewers} from '../../elements/api-reference/thirdparty/viewers.js';
import {packageFile} from '../../scripts/package-file.js';
import {ahead} from './both-kinds.js';
import {docs, page, serve, useBrowser, visit} from './site.js';

// Published third-party viewers, from a local path.

const browser = useBrowser();

function vendored(viewer: ViewerModule): Record<string, Buffer> {
  return Object.fromEntries(
    [viewer.script, viewer.style].flatMap(file => {
      const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(file?.path ?? '') ?? [];
      return file ? [[`vendor/${file.path}`, readFileSync(packageFile(name, path))]] : [];
    }),
  );
}

const described = (server: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Weather', version: '1'},
    servers: [{url: server}],
    paths: {
      '/trees': {
        get: {
          operationId: 'listTrees',
          summary: 'List the trees',
          tags: ['Trees'],
          parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}, description: 'So many at most.'}],
          responses: {
            200: {
              description: 'Trees.',
              content: {'application/json': {schema: {type: 'array', items: {$ref: '#/components/schemas/Tree'}}}},
            },
          },
        },
      },
      '/other': {get: {summary: 'Something else', responses: {200: {description: 'Fine.'}}}},
    },
    components: {schemas: {Tree: {type: 'object', properties: {height: {type: 'number', description: 'Its height.'}}}}},
  });

const listed = (tab: Page) =>
  tab.$$eval('.contents .toc-item:not([hidden])', items => items.map(item => item.textContent));

const tags = {
  scalar: 'OpenApiThirdpartyA',
  redoc: 'OpenApiRedoc',
  stoplight: 'OpenApiThirdpartyC',
} as const;

for (const [name, viewer] of Object.entries(viewers))
  test(`${viewer.title} shows one operation in a page, and as api.viewer, in both modes`, async () => {
    const api = await startApi();
    const site = await serve({
      'docs.json': docs({
        navigation: {pages: ['index', 'tall', 'bound']},
        api: {openapi: 'api.json', viewer: name},
        integrations: {lectern: {cdn: '/vendor/'}},
      }),
      'index.mdx': page('Index', `<${tags[name as keyof typeof tags]} spec="api.json" method="get" path="/trees" />`),
      'tall.mdx': page(
        'Tall',
        `${'Words.\n\n'.repeat(100)}\n\n<${tags[name as keyof typeof tags]} spec="api.json" method="get" path="/trees" />`,
      ),
      'bound.mdx': page('Bound', '## Before\n\nText.\n\n## Limits\n\nText.', 'openapi: GET /trees\n'),
      'api.json': described(api.origin),
      ...vendored(viewer),
    });
    try {
      for (const colorScheme of ['light', 'dark'] as const) {
        const {page: tab, requests, shows, go, close} = await visit(browser.open(), site.url, {colorScheme});
        // The browser reports a request that the frame's policy blocks, and never sends it.
        const forbidden: string[] = [];
        tab.on('requestfailed', each => each.failure()?.errorText === 'csp' && forbidden.push(each.url()));
        const shown = async () => {
          const frame = await tab.waitForSelector('iframe.viewer-frame:not([style*=hidden])', {timeout: 30_000});
          const inner = await frame.contentFrame();
          await inner?.waitForFunction(() => /List the trees[\s\S]*limit/.test(document.body.textContent ?? ''));
          return inner;
        };
        await shows('Index');
        const inner = await shown();
        assert.equal(await tab.isVisible('openapi-endpoint'), false);
        const words = (await inner?.evaluate(() => document.body.textContent ?? '')) ?? '';
        assert.match(words, /limit/);
        assert.doesNotMatch(words, /Something else/);
        assert.equal(
          await inner?.evaluate(
            () => getComputedStyle(document.documentElement).backgroundColor === 'rgb(255, 255, 255)',
          ),
          colorScheme === 'light',
        );
        // The viewer sends no external requests for fonts, images or telemetry.
        assert.deepEqual(
          requests.filter(each => /^https?:/.test(each) && !each.startsWith(api.origin) && !forbidden.includes(each)),
          [],
        );
        // The viewer fades in.
        await tab.waitForTimeout(1500);
        await tab.screenshot({
          path: `${process.env.SHOTS ?? '/tmp'}/viewer-${name}-${colorScheme}.png`,
          fullPage: true,
        });
        await go('#/bound', 'Bound');
        const bound = await shown();
        // The page has the title. The viewer has its own form, or none (SPEC 2.18).
        const titles = await bound?.$$eval('h1, h2, h3', all =>
          all.filter(each => each.checkVisibility()).map(each => each.textContent?.trim()),
        );
        assert.ok(!titles?.includes('List the trees'), JSON.stringify(titles));
        assert.equal(await tab.locator('.page-head .try-button').count(), 0);
        // The table of contents lists no headings of the native view, which the frame replaces.
        assert.deepEqual(await listed(tab), ['Before', 'Limits']);
        if (name === 'scalar') await bound?.waitForSelector('.show-api-client-button');
        else assert.equal(await bound?.locator('button', {hasText: /^(?:Test Request|Try It|Send)/}).count(), 0);
        if (name === 'scalar' && colorScheme === 'light') {
          const asked = tab.waitForRequest(each => each.url().startsWith(`${api.origin}/trees`), {timeout: 20_000});
          const again = await shown();
          await again?.click('.show-api-client-button');
          await again?.click('.scalar-client button:has-text("Send")', {timeout: 10_000});
          assert.equal((await asked).method(), 'GET');
        }
        await close();
        // A viewer far below the viewport sends no requests.
        const tall = await visit(browser.open(), `${site.url}#/tall`, {colorScheme});
        await tall.shows('Tall');
        await tall.page.waitForTimeout(500);
        assert.deepEqual(
          tall.requests.filter(each => each.includes('/vendor/')),
          [],
        );
        await tall.close();
      }
    } finally {
      site.close();
      await api.close();
    }
  });

const otherNames = {
  scalar: 'openapi-scalar',
  redoc: 'openapi-redoc',
  stoplight: 'openapi-stoplight',
} as const;

for (const [name, viewer] of Object.entries(viewers)) {
  test(`${viewer.title} stands in a page that is not ours, under its other name`, async () => {
    const tag = otherNames[name as keyof typeof otherNames];
    const site = await serve({
      'host.html': `<!doctype html><html lang="en"><title>Host</title><h1>Host</h1><${tag} spec="api.json" method="get" path="/trees" cdn="/vendor/"></${tag}><script type="module" src="/_lectern/elements.js"></script></html>`,
      'api.json': described('https://api.example.com'),
      ...vendored(viewer),
    });
    const {page: tab, uncaught, close} = await visit(browser.open(), `${site.url}host.html`);
    try {
      const frame = await tab.waitForSelector('iframe.viewer-frame:not([style*=hidden])', {timeout: 30_000});
      const inner = await frame.contentFrame();
      await inner?.waitForFunction(() => /List the trees/.test(document.body.textContent ?? ''));
      assert.deepEqual(uncaught, []);
    } finally {
      await close();
      site.close();
    }
  });

  test(`${viewer.title} gets a document of several files as one on a prerendered page, which has the text without it`, async () => {
    const whole = JSON.parse(described('https://api.example.com')) as {
      paths: Record<string, unknown>;
      components?: {schemas: {Tree: unknown}};
    };
    const tree = whole.components?.schemas.Tree;
    delete whole.components;
    const text = JSON.stringify(whole).replace('#/components/schemas/Tree', 'tree.json');
    const site = await ahead({
      'docs.json': docs({
        navigation: {pages: ['index']},
        integrations: {lectern: {cdn: '/vendor/'}},
      }),
      'index.mdx': page('Index', `<${tags[name as keyof typeof tags]} spec="api.json" method="get" path="/trees" />`),
      'api.json': text,
      'tree.json': JSON.stringify(tree),
      ...vendored(viewer),
    });
    const {page: tab, close} = await visit(browser.open(), site.url);
    try {
      const frame = await tab.waitForSelector('iframe.viewer-frame:not([style*=hidden])', {timeout: 30_000});
      const inner = await frame.contentFrame();
      // The response's example or fields come from the second file.
      await inner?.getByText('height').first().waitFor();
      assert.match(site.file('index.html'), /List the trees/);
    } finally {
      await close();
      site.close();
    }
  });

  test(`${viewer.title} on a bound page that is prerendered: the contents list what the author wrote`, async () => {
    const site = await ahead({
      'docs.json': docs({
        navigation: {pages: ['bound']},
        api: {openapi: 'api.json', viewer: name},
        integrations: {lectern: {cdn: '/vendor/'}},
      }),
      'bound.mdx': page('Bound', '## Before\n\nText.\n\n## Limits\n\nText.', 'openapi: GET /trees\n'),
      'api.json': described('https://api.example.com'),
      ...vendored(viewer),
    });
    const {page: tab, close} = await visit(browser.open(), `${site.url}bound/`);
    try {
      await tab.waitForSelector('iframe.viewer-frame:not([style*=hidden])', {timeout: 30_000});
      assert.deepEqual(await listed(tab), ['Before', 'Limits']);
    } finally {
      await close();
      site.close();
    }
  });
}

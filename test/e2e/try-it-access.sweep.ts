import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {axeFindings} from './axe.js';
import {docs, page, useBrowser} from './site.js';
import {answered, type Servers, sentTo, withHost} from './try-it-host.js';
import {button, controlOf, openDialog, openForm, sentOf} from './try-it-page.js';

// Accessibility of the form: axe finds nothing, and it works with the keyboard only and on a small screen.

const browser = useBrowser();
const project = ({api}: Servers) => ({
  'docs.json': docs({api: {openapi: 'api.json'}, navigation: {pages: ['index', 'plant']}}),
  'index.mdx': page('Index', 'Text.'),
  'plant.mdx': page('Plant', 'Text.', 'openapi: POST /bodies/order\n'),
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Nursery', version: '1'},
    servers: [
      {url: api.origin},
      {
        url: 'https://{region}.nursery.example/{stage}',
        variables: {region: {default: 'eu', enum: ['eu', 'us']}, stage: {default: 'v1'}},
      },
    ],
    security: [{key: [], login: []}, {code: []}],
    components: {
      securitySchemes: {
        key: {type: 'apiKey', in: 'header', name: 'X-Orchard-Key'},
        login: {type: 'http', scheme: 'basic'},
        code: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: `${api.origin}/oauth/authorize`,
              tokenUrl: `${api.origin}/oauth/token`,
              scopes: {'trees:read': 'See.'},
            },
          },
        },
      },
    },
    paths: {
      '/bodies/order': {
        post: {
          summary: 'Plant',
          parameters: [
            {name: 'X-Note', in: 'header', schema: {type: 'string', maxLength: 5}},
            {name: 'dry', in: 'query', schema: {type: 'boolean'}},
            {name: 'sort', in: 'query', schema: {enum: ['a', 'b']}},
            {name: 'crumb', in: 'cookie', schema: {type: 'string'}},
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['name', 'count'],
                  properties: {
                    name: {type: 'string'},
                    count: {type: 'integer', minimum: 1},
                    tags: {type: 'array', items: {type: 'string'}},
                    pot: {
                      oneOf: [{title: 'Clay', type: 'object', properties: {size: {type: 'integer'}}}, {type: 'string'}],
                    },
                  },
                  additionalProperties: {type: 'string'},
                },
              },
            },
          },
          responses: {200: {description: 'Done.'}},
        },
      },
    },
  }),
});

/** Changes the system's color scheme, and waits until the colors begin to change. axe waits for the end. */
async function setMode(tab: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await tab.emulateMedia({colorScheme});
  await tab.waitForFunction(
    wanted => getComputedStyle(document.documentElement).colorScheme.includes(wanted),
    colorScheme,
  );
  await tab.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('axe finds nothing: empty, warned, with a sign-in, with an answer; light and dark, large and small', () =>
  withHost(
    browser.open(),
    project,
    async ({page: tab, shows, uncaught}) => {
      await shows('Plant');
      await tab.waitForSelector('.page-head .try-button');
      const dialog = await openForm(tab, '.page-head');
      const found: Record<string, string[]> = {empty: await axeFindings(tab)};

      await controlOf(dialog, 'X-Note').fill('far too long');
      await controlOf(dialog, 'count').fill('0');
      await controlOf(dialog, 'name').fill('Boskoop');
      await sentOf(dialog, 'tags').check();
      await dialog.getByLabel('Name of the property').fill('more');
      await tab.keyboard.press('Enter');
      await controlOf(dialog, 'more').fill('x');
      await dialog.getByText('Must be at least 1.').waitFor();
      found.warned = await axeFindings(tab);
      await setMode(tab, 'dark');
      found.dark = await axeFindings(tab);

      await button(dialog, 'Send').click();
      await answered(tab);
      found.answered = await axeFindings(tab);
      await setMode(tab, 'light');
      await tab.setViewportSize({width: 390, height: 800});
      found.small = await axeFindings(tab);
      await button(dialog.locator('.form'), 'Raw').click();
      await dialog.getByLabel('Authentication').selectOption({label: 'OAuth 2.0'});
      await dialog.getByLabel('Server', {exact: true}).selectOption({index: 1});
      await dialog.getByLabel('Value of stage').fill('\\evil');
      await setMode(tab, 'dark');
      found.raw = await axeFindings(tab);
      assert.deepEqual(found, Object.fromEntries(Object.keys(found).map(name => [name, []])));
      assert.deepEqual(uncaught, []);
    },
    {path: '#/plant'},
  ));

/** Presses Tab until the innermost focused element passes a test. Fails after many steps. */
async function tabTo(tab: Page, isThere: string): Promise<void> {
  for (let step = 0; step < 120; step++) {
    const there = await tab.evaluate(expression => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.matches(expression) ?? false;
    }, isThere);
    if (there) return;
    await tab.keyboard.press('Tab');
  }
  assert.fail(`The focus never came to ${isThere}.`);
}

test('find, fill, send and read with the keyboard alone', () =>
  withHost(browser.open(), project, async ({page: tab, shows, api, uncaught}) => {
    await shows('Index');
    await tab.keyboard.press('Control+k');
    await tab.locator('site-search input').waitFor();
    await tab.keyboard.type('plant');
    // The first letters can match another page.
    await tab.locator('[role="option"][aria-selected="true"]').filter({hasText: 'Plant'}).waitFor();
    await tab.keyboard.press('Enter');
    await shows('Plant');
    await tab.waitForSelector('.page-head .try-button');
    await tabTo(tab, '.try-button');
    await tab.keyboard.press('Enter');
    const dialog = await openDialog(tab);
    await tabTo(tab, '[aria-label="login: User name"]');
    await tab.keyboard.type('ada');
    await tabTo(tab, '[aria-label="Value of dry"]');
    await tab.keyboard.press('ArrowDown');
    await tabTo(tab, '[aria-label="Value of name"]');
    await tab.keyboard.press('Control+a');
    await tab.keyboard.type('Cox');
    await tabTo(tab, '[aria-label="Send tags"]');
    if (!(await sentOf(dialog, 'tags').isChecked())) await tab.keyboard.press('Space');
    await tabTo(tab, '[aria-label="tags"] .add');
    await tab.keyboard.press('Enter');
    assert.ok(await sentOf(dialog, 'dry').isChecked());
    await tab.keyboard.press('Control+Enter');
    await answered(tab);
    const [sent] = sentTo(api);
    assert.match(sent?.url ?? '', /^\/bodies\/order\?dry=(?:true|false)$/);
    assert.equal((JSON.parse(sent?.body.toString() ?? '') as {name: string}).name, 'Cox');
    await dialog.locator('try-it-response [role="tree"], try-it-response .tree').first().waitFor();
    await tabTo(tab, '[role="tree"], .tree, [role="treeitem"]');
    // The focus stays in the dialog. Escape returns it to its previous element.
    await tab.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    assert.ok(await tab.evaluate(() => document.activeElement?.classList.contains('try-button')));
    assert.deepEqual(uncaught, []);
  }));

test('on 320 pixels nothing has to be moved sideways to be read', () =>
  withHost(
    browser.open(),
    project,
    async ({page: tab, shows}) => {
      await shows('Plant');
      await tab.waitForSelector('.page-head .try-button');
      const dialog = await openForm(tab, '.page-head');
      await button(dialog, 'Send').click();
      await answered(tab);
      const overflow = await dialog.evaluate(box => {
        const wide: string[] = [];
        for (const each of [box, ...box.querySelectorAll('.columns, .form, .answer, header, .part, .row')])
          if (each.scrollWidth > each.clientWidth + 1)
            wide.push(`${each.className || each.localName} ${each.scrollWidth} > ${each.clientWidth}`);
        for (const each of box.querySelectorAll('button, input, select, h3, p')) {
          const {right, width} = each.getBoundingClientRect();
          if (width > 0 && right > innerWidth + 1) wide.push(`${each.outerHTML.slice(0, 60)} ends at ${right}`);
        }
        return wide;
      });
      assert.deepEqual(overflow, []);
    },
    {path: '#/plant', context: {viewport: {width: 320, height: 640}}},
  ));

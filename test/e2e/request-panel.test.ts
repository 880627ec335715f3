import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {axeFindings} from './axe.js';
import {inBoth} from './both-kinds.js';
import {foreign} from './endpoint-page.js';
import {docs, page, soon, useBrowser} from './site.js';
import {withHost} from './try-it-host.js';
import {button, controlOf, openForm, textOf} from './try-it-page.js';

// The request panel of an operation page: the reader edits and sends the request beside the documentation, and sees the
// response there.

const browser = useBrowser();
const order = {
  type: 'object',
  required: ['customer'],
  properties: {
    customer: {type: 'string', description: 'Who pays.'},
    items: {type: 'array', items: {type: 'object', properties: {sku: {type: 'string'}}}},
    currency: {type: 'string', enum: ['EUR', 'USD']},
    gift: {type: 'boolean'},
  },
};
const spec = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  servers: [
    {url: 'http://127.0.0.1:9', description: 'Production'},
    {url: 'http://127.0.0.1:9/sandbox', description: 'Sandbox'},
  ],
  paths: {
    '/orders/{id}': {
      put: {
        summary: 'Change an order',
        parameters: [
          {name: 'id', in: 'path', required: true, schema: {type: 'string'}},
          {name: 'notify', in: 'query', schema: {type: 'boolean'}},
          // Beside an input, this field's name and type need two lines.
          {name: 'with_archived_orders', in: 'query', deprecated: true, schema: {type: 'boolean', default: false}},
        ],
        requestBody: {
          required: true,
          content: {'application/json': {schema: order, example: {customer: 'cus_1', currency: 'EUR'}}},
        },
        responses: {200: {description: 'Done.', content: {'application/json': {schema: order}}}},
      },
    },
    '/notes': {
      post: {
        summary: 'Write a note',
        requestBody: {
          required: true,
          content: {
            'application/json': {schema: order, example: {customer: 'cus_1'}},
            'application/x-www-form-urlencoded': {
              schema: {type: 'object', properties: {note: {type: 'string', example: 'Ring'}}},
            },
          },
        },
        responses: {204: {description: 'Done.'}},
      },
    },
    '/album': {
      post: {
        summary: 'Upload an album',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['photos'],
                properties: {
                  title: {type: 'string'},
                  cover: {type: 'string', format: 'binary'},
                  photos: {type: 'array', items: {type: 'string', format: 'binary'}},
                },
              },
            },
          },
        },
        responses: {
          201: {description: 'Created.', content: {'application/json': {schema: order, example: {customer: 'cus_1'}}}},
          422: {description: 'Wrong.', content: {'application/json': {example: {reason: 'size'}}}},
        },
      },
    },
    '/secret': {
      get: {
        summary: 'Read a secret',
        security: [{token: []}],
        responses: {204: {description: 'Nothing.'}},
        'x-codeSamples': [{lang: 'bash', label: 'cURL', source: 'curl written-by-hand'}],
      },
    },
    '/vault': {
      post: {
        summary: 'Lock the vault',
        security: [{token: []}],
        parameters: [
          {name: 'X-Trace', in: 'header', schema: {type: 'string'}},
          {name: 'X-Vault', in: 'header', required: true, schema: {type: 'string'}},
        ],
        requestBody: {required: true, content: {'application/json': {schema: order}}},
        responses: {204: {description: 'Nothing.'}},
      },
    },
    '/either': {
      get: {
        summary: 'Read with a key or a token',
        security: [{key: []}, {token: []}],
        responses: {204: {description: 'Nothing.'}},
      },
    },
  },
  components: {
    securitySchemes: {
      token: {type: 'http', scheme: 'bearer', description: 'A token from the settings of your vault, below Access.'},
      key: {type: 'apiKey', in: 'header', name: 'X-Key'},
    },
  },
});
const files = {
  'docs.json': docs({
    api: {openapi: 'api.json'},
    navigation: {pages: ['index', 'notes', 'album', 'secret', 'vault', 'either', 'simple', 'hidden']},
  }),
  'api.json': spec,
  'index.mdx': page('Index', 'Text.', 'openapi: PUT /orders/{id}\n'),
  'notes.mdx': page('Notes', 'Text.', 'openapi: POST /notes\n'),
  'album.mdx': page('Album', 'Text.', 'openapi: POST /album\n'),
  'secret.mdx': page('Secret', 'Text.', 'openapi: GET /secret\n'),
  'vault.mdx': page('Vault', 'Text.', 'openapi: POST /vault\n'),
  'either.mdx': page('Either', 'Text.', 'openapi: GET /either\n'),
  'simple.mdx': page('Simple', 'Text.', 'openapi: PUT /orders/{id}\nplayground: simple\n'),
  'hidden.mdx': page('Hidden', 'Text.', 'openapi: GET /secret\nplayground: hide\n'),
};
const wide = {context: {viewport: {width: 1440, height: 900}}};

/** Responds to all requests to the API, and returns the received requests. */
async function respond(tab: Page, status = 200): Promise<{readonly url: string; readonly body: unknown}[]> {
  const asked: {url: string; body: unknown}[] = [];
  await tab.route('http://127.0.0.1:9/**', route => {
    const request = route.request();
    if (request.method() !== 'OPTIONS') asked.push({url: request.url(), body: request.postDataJSON()});
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    };
    return route.fulfill({status, headers, body: '{"customer": "cus_2", "risk": 1}'});
  });
  return asked;
}

const send = (tab: Page) => tab.locator('.request-send');
/** Returns the inputs in the page's rows. */
const row = (tab: Page) => tab.locator('.field-input');
const sample = async (tab: Page) => (await tab.locator('[name="samples"] pre:visible').textContent()) ?? '';
const focused = (tab: Page) =>
  tab.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
  });
const ready = (tab: Page) => tab.waitForSelector('request-example[data-upgraded] .request-send');

test('readers fill in, send, and get the response beside the documentation', () =>
  inBoth(
    browser.open(),
    files,
    'index',
    async ({page: tab, uncaught, kind}) => {
      const asked = await respond(tab);
      await ready(tab);
      // The first missing value gets the focus, with a reason.
      await send(tab).click();
      await tab.locator('.field-input').first().waitFor();
      await soon(() => focused(tab), 'Value of id');
      assert.equal(await textOf(tab.locator('request-panel .missing')), 'Fill in id, then send.');
      await soon(() => textOf(tab.locator('.site > .visually-hidden[role="status"]')), 'Fill in id, then send.');
      assert.deepEqual(asked, [], kind);
      await tab.keyboard.type('ord/7');
      await tab.locator('request-panel .missing').waitFor({state: 'detached'});
      await soon(async () => /127\.0\.0\.1:9\/orders\/ord%2F7'/.test(await sample(tab)), true);
      await soon(() => textOf(tab.locator('.request-path')), '/orders/ord/7');
      // Inputs have their own column beside names and descriptions.
      const beside = await tab.$$eval('.field:has(> .field-input)', rows =>
        rows.map(row => {
          const input = row.querySelector(':scope > .field-input > *')!.getBoundingClientRect();
          const text = document.createRange();
          text.selectNodeContents(row.querySelector(':scope > .field-body') ?? row.querySelector('.field-name')!);
          return input.height === 36 && text.getBoundingClientRect().right < input.left;
        }),
      );
      assert.ok(beside.length > 3 && beside.every(Boolean), beside.join(', '));
      // The sample, URL and body update on each key press.
      await row(tab).getByLabel('Value of customer', {exact: true}).fill('cus_9');
      const gift = row(tab).getByLabel('Value of gift', {exact: true});
      await gift.selectOption('false');
      assert.equal(await gift.evaluate(select => getComputedStyle(select).appearance), 'none');
      await row(tab).getByLabel('Value of notify', {exact: true}).selectOption('true');
      await soon(async () => /"customer": "cus_9".*"gift": false/s.test(await sample(tab)), true);
      await soon(() => textOf(tab.locator('.request-path')), '/orders/ord/7?notify=true');
      await gift.selectOption('not set');
      await row(tab).getByLabel('Value of notify', {exact: true}).selectOption('not set');
      await soon(async () => /gift|notify/.test(await sample(tab)), false);
      await tab.keyboard.press('Control+Enter');
      const response = tab.locator('request-panel try-it-response');
      await response.locator('.status').filter({hasText: '200'}).waitFor();
      assert.deepEqual(asked, [{url: 'http://127.0.0.1:9/orders/ord%2F7', body: {customer: 'cus_9', currency: 'EUR'}}]);
      // The column scrolls, not the page. The address stays at its top.
      const placed = await tab.$eval('.request-bar', bar => [
        getComputedStyle(bar).position,
        getComputedStyle(bar.parentElement!).overflow,
        getComputedStyle(bar.closest('.operation-aside')!).animationName,
        scrollY,
        bar.getBoundingClientRect().top >= bar.closest('.operation-aside')!.getBoundingClientRect().top - 1,
      ]);
      assert.deepEqual(placed, ['sticky', 'visible', 'fade-end', 0, true]);
      // The whole response is visible. Its tools share a line with its tabs.
      await soon(
        () =>
          response.evaluate(
            ({shadowRoot}) => shadowRoot!.querySelector('.panel')!.getBoundingClientRect().bottom <= innerHeight,
          ),
        true,
      );
      const middles = await response.evaluate(({shadowRoot}) =>
        ['.tabs', '.views', '[aria-label="Copy"]', '[aria-label="Download"]'].map(each => {
          const {top, bottom} = shadowRoot!.querySelector(each)!.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
      assert.ok(Math.max(...middles) - Math.min(...middles) < 5, middles.join(', '));
      // Differences from the documentation, as in the form.
      await response.locator('response-drift').waitFor();
      assert.equal(await tab.locator('response-example').isVisible(), false);
      assert.deepEqual(await axeFindings(tab), []);
      await response.getByRole('tab', {name: 'Body'}).press('ArrowLeft');
      assert.equal(await focused(tab), 'Example');
      assert.equal(await tab.locator('response-example').isVisible(), true);
      assert.equal(await response.locator('.panel').isVisible(), false);
      assert.equal(await response.locator('.status').isVisible(), true);
      // The form has the same request, and shows the same response.
      const dialog = await openForm(tab);
      assert.equal(await controlOf(dialog, 'customer').inputValue(), 'cus_9');
      await dialog.locator('response-drift').waitFor();
      await controlOf(dialog, 'customer').fill('cus_10');
      await tab.keyboard.press('Escape');
      assert.equal(await row(tab).getByLabel('Value of customer', {exact: true}).inputValue(), 'cus_10');
      await response.getByRole('tab', {name: 'Body'}).click();
      assert.equal(await tab.locator('response-example').isVisible(), false);
      await response.locator('response-drift').waitFor();
      // Values without a control in their row open in the form.
      await button(tab.locator('.field-input'), 'not set Edit items in the form').click();
      await tab.locator('try-it dialog[open]').waitFor();
      await tab.keyboard.press('Escape');
      await button(tab.locator('.code-group'), 'Done').click();
      await tab.locator('.field-input').first().waitFor({state: 'detached'});
      await button(tab.locator('.code-group'), 'Edit values').waitFor();
      assert.deepEqual(uncaught, []);
    },
    wide,
  ));

test('the selected server applies to sample and form, and credentials are requested early', () =>
  inBoth(
    browser.open(),
    files,
    'index',
    async ({page: tab, to}) => {
      const asked = await respond(tab);
      await ready(tab);
      const menu = tab.getByLabel('Server', {exact: true});
      await menu.focus();
      await menu.selectOption('Sandbox');
      await soon(async () => /127\.0\.0\.1:9\/sandbox/.test(await sample(tab)), true);
      await soon(() => textOf(tab.locator('.base-url summary code')), 'http://127.0.0.1:9/sandbox');
      assert.equal(await tab.evaluate(() => document.activeElement?.className), 'request-host');
      await to('secret');
      await ready(tab);
      assert.equal(await tab.locator('.sample-fixed').isVisible(), false);
      await send(tab).click();
      await soon(() => focused(tab), 'Bearer token');
      assert.equal(await sample(tab), 'curl written-by-hand');
      assert.equal(await tab.locator('.sample-fixed').isVisible(), true);
      await tab.keyboard.type('s3cret');
      await tab.keyboard.press('Enter');
      await tab.locator('request-panel .status').filter({hasText: '200'}).waitFor();
      assert.equal(asked[0]?.url, 'http://127.0.0.1:9/sandbox/secret');
      assert.equal(await sample(tab), 'curl written-by-hand');
    },
    {...wide, kinds: ['script tag']},
  ));

test('a second press of Send sends without the credentials', () =>
  inBoth(
    browser.open(),
    files,
    'secret',
    async ({page: tab}) => {
      const asked = await respond(tab);
      await ready(tab);
      await tab.getByLabel('Server', {exact: true}).selectOption('Sandbox');
      await send(tab).click();
      const note = 'Enter your credentials, or send again without them.';
      await soon(() => textOf(tab.locator('request-panel .is-asked')), note);
      // Enter in the empty field does not send: it completes the field.
      await soon(() => focused(tab), 'Bearer token');
      await tab.keyboard.press('Enter');
      assert.equal(asked.length, 0);
      await send(tab).click();
      await tab.locator('request-panel .status').filter({hasText: '200'}).waitFor();
      assert.equal(asked.length, 1);
    },
    {...wide, kinds: ['script tag']},
  ));

test('a missing credential offers the mock', () =>
  inBoth(
    browser.open(),
    files,
    'secret',
    async ({page: tab}) => {
      const asked = await respond(tab);
      await ready(tab);
      await send(tab).click();
      await button(tab.locator('request-panel'), 'Respond with the mock').click();
      await tab.locator('request-panel .mocked').waitFor();
      assert.equal(await tab.locator('request-panel .sign-in').count(), 0);
      assert.deepEqual(asked, []);
    },
    {...wide, kinds: ['script tag']},
  ));

test('a response and its first lines are visible below a short sample, which a click expands', () =>
  inBoth(
    browser.open(),
    files,
    'notes',
    async ({page: tab}) => {
      await respond(tab);
      await ready(tab);
      const height = () => tab.locator('[name="samples"] pre:visible').evaluate(pre => pre.clientHeight);
      const whole = await height();
      await send(tab).click();
      await tab.locator('request-panel .status').filter({hasText: '200'}).waitFor();
      assert.ok(whole > 120 && (await height()) <= 96, `${whole}`);
      const {y} = (await tab.locator('request-panel .panel').boundingBox()) ?? assert.fail();
      assert.ok(y < 520, `${y}`);
      await tab.locator('[name="samples"] pre:visible').click();
      await soon(height, whole);
      await send(tab).click();
      await soon(async () => (await height()) <= 96, true);
    },
    {...wide, kinds: ['script tag']},
  ));

test('Edit values starts at the first missing value, and includes the credential', () =>
  inBoth(
    browser.open(),
    files,
    'vault',
    async ({page: tab}) => {
      const asked = await respond(tab, 401);
      await ready(tab);
      const access = tab.locator('.part-security .field');
      const rest = await access.boundingBox();
      await button(tab.locator('.code-group'), 'Edit values').click();
      await soon(() => focused(tab), 'Bearer token');
      // The description does not wrap beside the input, so the rows below hardly move.
      const edited = await access.boundingBox();
      assert.ok(rest && edited && edited.height - rest.height <= 8, `${rest?.height} to ${edited?.height}`);
      const token = tab.locator('.part-security .field-input input');
      await tab.keyboard.type('wrong');
      await button(tab.locator('.code-group'), 'Done').click();
      await soon(() => token.count(), 0);
      await button(tab.locator('.code-group'), 'Edit values').click();
      await soon(() => focused(tab), 'Value of X-Vault');
      assert.deepEqual(await axeFindings(tab), []);
      await tab.keyboard.type('7');
      const parts = () => tab.locator('.part-parameters').boundingBox();
      const before = await parts();
      await send(tab).click();
      // The row has the message and the focus, and the panel does not repeat its field.
      await soon(() => focused(tab), 'Bearer token');
      assert.equal(await textOf(tab.locator('.part-security .field-input .warn')), 'Credentials rejected (401)');
      assert.equal(await token.getAttribute('aria-invalid'), 'true');
      assert.deepEqual(await parts(), before);
      assert.equal(await tab.locator('request-panel .sign-in').count(), 0);
      await tab.keyboard.press('Enter');
      await soon(async () => asked.length, 2);
      assert.equal(await tab.evaluate(() => document.body.innerHTML.includes('wrong')), false);
    },
    wide,
  ));

test('on a phone, a 401 leads to the field, and its status to the response', () =>
  inBoth(
    browser.open(),
    files,
    'vault',
    async ({page: tab}) => {
      await respond(tab, 401);
      const dialog = await openForm(tab);
      await controlOf(dialog, 'X-Vault').fill('7');
      await button(dialog, 'Send').click();
      await soon(() => focused(tab), 'Bearer token');
      const field = dialog.locator('[id="auth-token"]');
      const {y} = (await field.boundingBox()) ?? assert.fail();
      assert.ok(y > 80 && y < 400, `${y}`);
      assert.equal(await textOf(dialog.locator('[id="auth-token-warn"]')), 'A value is required.');
      assert.equal(await field.getAttribute('aria-invalid'), 'true');
      const status = button(dialog, 'Response: 401 Unauthorized');
      await status.click();
      await soon(async () => ((await dialog.locator('.status').boundingBox())?.y ?? 999) < 200, true);
      assert.deepEqual(await axeFindings(tab), []);
    },
    {context: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true}, kinds: ['script tag']},
  ));

test('a credential that a server rejects is marked until the reader changes it', () =>
  inBoth(
    browser.open(),
    files,
    'secret',
    async ({page: tab}) => {
      await respond(tab, 401);
      await ready(tab);
      const mark = tab.locator('.part-security .field[data-scheme="token"] .credential-state');
      await send(tab).click();
      await soon(() => focused(tab), 'Bearer token');
      const field = tab.locator('request-panel [id="auth-token"]');
      const places = async () => [
        await field.boundingBox(),
        await tab.locator('.part-security').boundingBox(),
        await tab.locator('.part-security + *').boundingBox(),
        await tab.evaluate(() => document.querySelector('.operation-aside')?.scrollTop),
      ];
      const before = await places();
      await tab.keyboard.type('wrong');
      await mark.filter({hasText: 'Credentials entered'}).waitFor();
      await tab.keyboard.press('Enter');
      await mark.filter({hasText: 'Credentials rejected (401)'}).waitFor();
      await tab.locator('request-panel .status').filter({hasText: '401'}).waitFor();
      // The field has the message, and neither the page nor the column has moved.
      assert.equal(await textOf(tab.locator('request-panel [id="auth-token-warn"]')), 'Credentials rejected (401)');
      assert.equal(await field.getAttribute('aria-describedby'), 'auth-token-warn auth-token-about');
      assert.equal(await field.getAttribute('aria-invalid'), 'true');
      assert.deepEqual(await places(), before);
      await tab.locator('request-panel [id="auth-token"]').fill('other');
      await mark.filter({hasText: 'Credentials entered'}).waitFor();
    },
    {...wide, kinds: ['script tag']},
  ));

test('a row shows what is wrong with a value that the reader edited', () =>
  inBoth(
    browser.open(),
    files,
    'index',
    async ({page: tab}) => {
      await ready(tab);
      await button(tab.locator('.code-group'), 'Edit values').click();
      const id = row(tab).getByLabel('Value of id', {exact: true});
      await id.fill('x');
      const warnings = tab.locator('.part-parameters .field[data-name="id"] .field-input .warn');
      assert.equal(await warnings.count(), 0);
      await id.fill('');
      await warnings.first().waitFor();
      assert.equal(await tab.locator('.part-body .field-input .warn').count(), 0);
    },
    {...wide, kinds: ['script tag']},
  ));

test('pasting a token after Send completes the request', () =>
  inBoth(
    browser.open(),
    files,
    'secret',
    async ({page: tab}) => {
      const asked = await respond(tab);
      await ready(tab);
      await tab.getByLabel('Server', {exact: true}).selectOption('Sandbox');
      await send(tab).click();
      await soon(() => focused(tab), 'Bearer token');
      await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await tab.evaluate(() => navigator.clipboard.writeText('s3cret'));
      assert.equal(asked.length, 0);
      await tab.keyboard.press('Control+v');
      await tab.locator('request-panel .status').filter({hasText: '200'}).waitFor();
      assert.equal(asked.length, 1);
    },
    {...wide, kinds: ['script tag']},
  ));

test('a scheme with a credential is marked on every page, until the reader deletes it', () =>
  inBoth(
    browser.open(),
    files,
    'secret',
    async ({page: tab, to}) => {
      await respond(tab);
      await ready(tab);
      const mark = tab.locator('.part-security .field[data-scheme="token"] .credential-state');
      assert.equal(await mark.count(), 0);
      await send(tab).click();
      await soon(() => focused(tab), 'Bearer token');
      await tab.keyboard.type('s3cret');
      await mark.waitFor();
      await to('index');
      await to('secret');
      await mark.waitFor();
      assert.equal(await textOf(mark), 'Credentials enteredChange');
      assert.deepEqual(await axeFindings(tab), []);
      // The credential satisfies one alternative of another operation, which needs no question then.
      await to('either');
      await ready(tab);
      await mark.waitFor();
      await send(tab).click();
      await tab.locator('request-panel .status').filter({hasText: '200'}).waitFor();
      // "Change" selects the value of its own scheme, and a paste does not send.
      await button(mark, 'Change').click();
      await soon(() => focused(tab), 'Bearer token');
      await tab.keyboard.type('n3w');
      await soon(() => tab.locator('request-panel [id="auth-token"]').inputValue(), 'n3w');
      await button(tab.locator('request-panel'), 'Forget all credentials').click();
      await mark.waitFor({state: 'detached'});
    },
    wide,
  ));

test('the request has the body whose fields are visible', () =>
  inBoth(
    browser.open(),
    files,
    'notes',
    async ({page: tab}) => {
      await ready(tab);
      await button(tab.locator('.code-group'), 'Edit values').click();
      await soon(() => focused(tab), 'Value of customer');
      await tab.locator('.media-tabs [role="tab"]').nth(1).click();
      await row(tab).getByLabel('Value of note', {exact: true}).fill('Knock');
      await soon(async () => /note=Knock/.test(await sample(tab)), true);
      assert.equal(await row(tab).getByLabel('Value of customer', {exact: true}).count(), 0);
    },
    {...wide, kinds: ['script tag']},
  ));

test('rows choose files, and Enter in a row sends', () =>
  inBoth(
    browser.open(),
    files,
    'album',
    async ({page: tab}) => {
      await ready(tab);
      await button(tab.locator('.code-group'), 'Edit values').click();
      await soon(() => focused(tab), 'Add an item to photos');
      // A form sends nothing of an empty list.
      await row(tab).getByLabel('Value of title', {exact: true}).press('Enter');
      await soon(() => focused(tab), 'Add an item to photos');
      assert.equal(await textOf(tab.locator('request-panel .missing')), 'Fill in photos, then send.');
      const file = (name: string) => ({name, mimeType: 'image/png', buffer: Buffer.from('x')});
      await row(tab).getByLabel('Value of cover', {exact: true}).setInputFiles(file('c.png'));
      const photos = row(tab).getByLabel('Add an item to photos', {exact: true});
      await photos.setInputFiles([file('a.png'), file('b.png')]);
      await soon(async () => /photos=@a\.png.*photos=@b\.png.*cover=@c\.png/s.test(await sample(tab)), true);
      await button(row(tab), 'Remove a.png').click();
      await button(row(tab), 'Remove c.png').click();
      await soon(async () => /cover|a\.png/.test(await sample(tab)), false);
      // The files stay in their column, one below the other.
      const boxes = await tab.$$eval('.field-input .file', all => all.map(each => each.getBoundingClientRect()));
      const descriptions = await tab.$$eval('.field:has(> .field-input) .field-name', all =>
        all.map(each => each.getBoundingClientRect().right),
      );
      assert.deepEqual(new Set(boxes.map(({left, width, height}) => `${left} ${width} ${height}`)).size, 1);
      assert.ok(boxes.every(({left}) => left > Math.max(...descriptions)));
      assert.deepEqual(await axeFindings(tab), []);
      const scrolled = await tab.evaluate(() => scrollY);
      const received = tab.waitForRequest(request => request.method() === 'POST');
      await tab.route('http://127.0.0.1:9/**', route => route.fulfill({status: 204}));
      await row(tab).getByLabel('Value of title', {exact: true}).press('Enter');
      assert.match((await received).postData() ?? '', /filename="b\.png"/);
      assert.equal(await tab.evaluate(() => scrollY), scrolled);
    },
    wide,
  ));

test('the mock offers its responses in the panel, and Send stays at its place', () =>
  inBoth(
    browser.open(),
    files,
    'album',
    async ({page: tab}) => {
      await ready(tab);
      const menu = tab.locator('request-panel .mock-line select');
      assert.equal(await menu.count(), 0);
      await tab.locator('select.request-host').selectOption('mock');
      await menu.selectOption({label: '422 Unprocessable Content'});
      await button(tab.locator('.code-group'), 'Edit values').click();
      const photos = row(tab).getByLabel('Add an item to photos', {exact: true});
      await photos.setInputFiles({name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x')});
      const top = () => send(tab).evaluate(each => Math.round(each.getBoundingClientRect().top));
      const before = await top();
      await send(tab).click();
      await tab.locator('request-panel .status').filter({hasText: '422'}).waitFor();
      const column = tab.locator('.operation-aside');
      await column.evaluate(each => {
        each.scrollTop = 60;
      });
      assert.ok(await column.evaluate(each => each.scrollTop > 20));
      assert.equal(await top(), before);
      assert.deepEqual(await axeFindings(tab), []);
      await tab.locator('select.request-host').selectOption('Sandbox');
      await menu.waitFor({state: 'detached'});
    },
    {context: {viewport: {width: 1440, height: 480}}},
  ));

test("without a form, the panel only shows the author's samples", () =>
  inBoth(
    browser.open(),
    files,
    'simple',
    async ({page: tab, to}) => {
      await tab.waitForSelector('request-example[data-upgraded]');
      assert.match(await textOf(tab.locator('[name="samples"] .code-head')), /^PUT ?\/orders\/\{id\}/);
      assert.match(await sample(tab), /curl --request PUT/);
      await to('hidden');
      await tab.locator('[name="samples"] pre').waitFor();
      assert.equal(await sample(tab), 'curl written-by-hand');
      assert.equal(await tab.locator('[name="samples"] pre').count(), 1);
      assert.equal(await tab.locator('.request-bar').count(), 0);
    },
    wide,
  ));

test('the panel is prerendered, and its script moves nothing', () =>
  inBoth(
    browser.open(),
    files,
    'index',
    async ({page: tab, url}) => {
      assert.match(await (await fetch(`${url}index`)).text(), /class="request-bar"/);
      await tab.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as {value: number}).value);
        }).observe({type: 'layout-shift', buffered: true});
      });
      await tab.route(/woff2/, route => route.abort());
      await tab.reload();
      await ready(tab);
      await tab.waitForLoadState('networkidle');
      // Without fonts, because a late font can move letters within their lines.
      assert.deepEqual(await tab.evaluate(() => (window as unknown as {shifts: number[]}).shifts), []);
    },
    {...wide, kinds: ['prerendered']},
  ));

test('a field and its sample line are highlighted together', () =>
  inBoth(
    browser.open(),
    files,
    'index',
    async ({page: tab}) => {
      await ready(tab);
      const field = tab.locator('.part-body .field[data-name="currency"]');
      await tab.locator('.api-heading').first().hover();
      // The code for marks loads on the first pointer movement.
      await soon(async () => {
        await tab.locator('.api-heading').first().hover();
        await field.hover();
        return tab.locator('.line-mark').count();
      }, 1);
      assert.equal(await markedLine(tab), '"currency": "EUR"');
      // Clicking the line leads back to its field.
      const box = (await tab.locator('.line-mark').boundingBox()) ?? assert.fail();
      await tab.mouse.move(box.x + 20, box.y - box.height / 2);
      await tab.locator('.field.is-pointed[data-name="customer"]').waitFor();
      assert.equal(await tab.locator('.field.is-pointed').count(), 1);
    },
    {...wide, kinds: ['script tag']},
  ));

test('the highlighted line follows the sample while the reader edits', () =>
  inBoth(
    browser.open(),
    files,
    'album',
    async ({page: tab}) => {
      await ready(tab);
      await button(tab.locator('.code-group'), 'Edit values').click();
      await soon(() => focused(tab), 'Add an item to photos');
      // The sample omits an optional file, and has a placeholder for a required one.
      await row(tab).getByLabel('Value of cover', {exact: true}).focus();
      await tab.locator('.field.is-pointed').waitFor({state: 'detached'});
      assert.equal(await tab.locator('.line-mark').count(), 0);
      const photos = row(tab).getByLabel('Add an item to photos', {exact: true});
      await photos.focus();
      await soon(async () => /photos=@file\.bin/.test(String(await markedLine(tab))), true);
      // A pointer beside the rows does not remove the highlight of the focus.
      await tab.locator('.api-heading').first().hover();
      assert.match(String(await markedLine(tab)), /photos=@file\.bin/);
      await photos.setInputFiles({name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x')});
      await soon(async () => /photos=@a\.png/.test(String(await markedLine(tab))), true);
    },
    {...wide, kinds: ['script tag']},
  ));

/** Returns the highlighted line of the sample. */
const markedLine = (tab: Page) =>
  tab.evaluate(() => {
    const mark = document.querySelector('.line-mark');
    const pre = mark?.parentElement;
    if (!mark || !pre) return undefined;
    const {top, height} = mark.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(pre).paddingTop);
    const at = Math.round((top - pre.getBoundingClientRect().top - padding) / height);
    return pre.querySelector('code')?.textContent?.split('\n')[at]?.trim();
  });

test('in one column, missing values open the form, also for embedded operations', () =>
  withHost(
    browser.open(),
    () => ({
      'api.json': spec,
      'page.html': foreign({
        body: '<openapi-endpoint spec="api.json" method="put" path="/orders/{id}"></openapi-endpoint>',
      }),
    }),
    async ({page: tab}) => {
      const asked = await respond(tab);
      const host = tab.locator('openapi-endpoint');
      await host.locator('.try-button').waitFor();
      await host.locator('.request-send').click();
      const dialog = tab.locator('try-it dialog[open]');
      await dialog.waitFor();
      await soon(() => focused(tab), 'Value of id');
      await tab.keyboard.type('7');
      await tab.keyboard.press('Escape');
      await host.locator('.request-send').click();
      await host.locator('request-panel .status').filter({hasText: '200'}).waitFor();
      assert.equal(asked[0]?.url, 'http://127.0.0.1:9/orders/7');
      await tab.setViewportSize({width: 1440, height: 900});
      await host.locator('.request-fill').click();
      await host.locator('.field-input input').first().waitFor();
    },
    {path: 'page.html', context: {viewport: {width: 390, height: 844}}},
  ));
